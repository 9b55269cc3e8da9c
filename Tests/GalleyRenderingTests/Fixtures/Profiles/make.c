// Writes the profiles of this folder with LittleCMS:
//   cc make.c -llcms2 -lm -o /tmp/make && /tmp/make
#include <lcms2.h>
#include <math.h>
#include <string.h>

static const cmsCIExyY d65 = {0.3127, 0.3290, 1};
static const cmsCIExyYTRIPLE of_srgb = {{0.64, 0.33, 1}, {0.30, 0.60, 1}, {0.15, 0.06, 1}};
static const cmsCIExyYTRIPLE of_p3 = {{0.68, 0.32, 1}, {0.265, 0.69, 1}, {0.15, 0.06, 1}};
static const cmsCIExyYTRIPLE of_adobe = {{0.64, 0.33, 1}, {0.21, 0.71, 1}, {0.15, 0.06, 1}};

static void name(cmsHPROFILE profile, const char *text) {
  cmsMLU *names = cmsMLUalloc(NULL, 1);
  cmsMLUsetASCII(names, "en", "US", text);
  cmsWriteTag(profile, cmsSigProfileDescriptionTag, names);
  cmsMLUfree(names);
}

static void save(cmsHPROFILE profile, const char *text, double version, const char *path) {
  cmsSetProfileVersion(profile, version);
  name(profile, text);
  cmsSaveProfileToFile(profile, path);
  cmsCloseProfile(profile);
}

static cmsToneCurve *curve_of_srgb(void) {
  const double parameters[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  return cmsBuildParametricToneCurve(NULL, 4, parameters);
}

// As the profile of 1998 has it, which most programs write.
static cmsToneCurve *table_of_srgb(void) {
  cmsUInt16Number table[1024];
  cmsToneCurve *curve = curve_of_srgb();
  for (int i = 0; i < 1024; i++) table[i] = cmsEvalToneCurve16(curve, (cmsUInt16Number)(i * 65535 / 1023));
  return cmsBuildTabulatedToneCurve16(NULL, 1024, table);
}

static cmsHPROFILE rgb(const cmsCIExyYTRIPLE *primaries, cmsToneCurve *curve) {
  cmsToneCurve *curves[] = {curve, curve, curve};
  return cmsCreateRGBProfile(&d65, primaries, curves);
}

// Cyan, magenta and yellow take away red, green and blue, and black all of them.
static int inks_to_lab(const cmsUInt16Number in[], cmsUInt16Number out[], void *transform) {
  double color[3];
  for (int i = 0; i < 3; i++) color[i] = (1 - in[i] / 65535.0) * (1 - in[3] / 65535.0);
  cmsDoTransform(transform, color, out, 1);
  return 1;
}

static cmsHPROFILE inks(void) {
  cmsHPROFILE profile = cmsCreateProfilePlaceholder(NULL), lab = cmsCreateLab4Profile(NULL);
  cmsHPROFILE srgb = cmsCreate_sRGBProfile();
  cmsHTRANSFORM transform = cmsCreateTransform(
      srgb, TYPE_RGB_DBL, lab, TYPE_Lab_16, INTENT_RELATIVE_COLORIMETRIC, 0);
  cmsPipeline *steps = cmsPipelineAlloc(NULL, 4, 3);
  cmsStage *table = cmsStageAllocCLut16bit(NULL, 5, 4, 3, NULL);
  cmsStageSampleCLut16bit(table, inks_to_lab, transform, 0);
  cmsPipelineInsertStage(steps, cmsAT_END, cmsStageAllocToneCurves(NULL, 4, NULL));
  cmsPipelineInsertStage(steps, cmsAT_END, table);
  cmsPipelineInsertStage(steps, cmsAT_END, cmsStageAllocToneCurves(NULL, 3, NULL));
  cmsSetDeviceClass(profile, cmsSigOutputClass);
  cmsSetColorSpace(profile, cmsSigCmykData);
  cmsSetPCS(profile, cmsSigLabData);
  cmsSetProfileVersion(profile, 4.3);
  cmsWriteTag(profile, cmsSigAToB0Tag, steps);
  return profile;
}

int main(void) {
  save(rgb(&of_srgb, curve_of_srgb()), "sRGB by its formula", 4.3, "srgb.icc");
  save(rgb(&of_srgb, table_of_srgb()), "sRGB by a table", 2.1, "srgb-table.icc");
  save(rgb(&of_p3, curve_of_srgb()), "Display P3", 4.3, "p3.icc");
  save(rgb(&of_p3, table_of_srgb()), "P3 by a table", 2.1, "p3-table.icc");
  save(rgb(&of_adobe, cmsBuildGamma(NULL, 563.0 / 256)), "Adobe's", 2.1, "adobe.icc");
  save(cmsCreateGrayProfile(cmsD50_xyY(), curve_of_srgb()), "Grey like sRGB", 4.3, "gray-srgb.icc");
  save(cmsCreateGrayProfile(cmsD50_xyY(), cmsBuildGamma(NULL, 1)), "Grey, linear", 4.3, "gray-linear.icc");
  save(inks(), "Four inks", 4.3, "inks.icc");
  return 0;
}
