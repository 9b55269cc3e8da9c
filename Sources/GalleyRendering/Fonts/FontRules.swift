import GalleyGraphics

/// Fontconfig rules for a private configuration, which has none of the system's.
///
/// The one size that a bitmap font has must be scaled to the one asked for, or emoji come out 136
/// pixels high. The system's family is one file with an axis of weights: its named weights are taken,
/// by which it is listed, and not the axis as a whole, which versions of Fontconfig prefer
/// differently.
let fontRules = """
  <?xml version="1.0"?>
  <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
  <fontconfig>
    <match target="pattern">
      <test name="family"><string>\(SystemFont.family)</string></test>
      <edit name="variable" mode="assign"><bool>false</bool></edit>
    </match>
    <match target="pattern">
      <edit name="family" mode="append_last" binding="weak">
        <string>\(SystemFont.family)</string>
        <string>Roboto</string>
      </edit>
    </match>
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide>
          <name target="pattern">pixelsize</name>
          <name target="font">pixelsize</name>
        </divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
      </edit>
    </match>
  </fontconfig>
  """
