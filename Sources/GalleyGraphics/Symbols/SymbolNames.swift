/// Which outline of the set stands for a symbol of SF Symbols, by its name.
///
/// Only where both show the same thing, or mean it. SF Symbols' own outlines may be used on Apple's platforms
/// alone, so none is here.
enum SymbolNames {
  /// A line for each name: the set's own after it, a share of the standard size where the set draws
  /// larger or smaller than SF Symbols do, and `<>` where it turns with the direction of text, as it
  /// does there.
  static let table = """
    chevron.right chevron-right 86%
    chevron.left chevron-left 86%
    chevron.up chevron-up 86%
    chevron.down chevron-down 86%
    chevron.forward chevron-right 86% <>
    chevron.backward chevron-left 86% <>
    chevron.right.2 chevron-double-right 86%
    chevron.left.2 chevron-double-left 86%
    chevron.forward.2 chevron-double-right 86% <>
    chevron.backward.2 chevron-double-left 86% <>
    chevron.compact.right chevron-compact-right
    chevron.compact.left chevron-compact-left
    chevron.compact.up chevron-compact-up
    chevron.compact.down chevron-compact-down
    chevron.up.chevron.down chevron-expand

    arrow.right arrow-right
    arrow.left arrow-left
    arrow.up arrow-up
    arrow.down arrow-down
    arrow.forward arrow-right <>
    arrow.backward arrow-left <>
    arrow.up.right arrow-up-right
    arrow.up.left arrow-up-left
    arrow.down.right arrow-down-right
    arrow.down.left arrow-down-left
    arrow.up.forward arrow-up-right <>
    arrow.up.backward arrow-up-left <>
    arrow.down.forward arrow-down-right <>
    arrow.down.backward arrow-down-left <>
    arrow.up.arrow.down arrow-down-up
    arrow.left.arrow.right arrow-left-right
    arrow.clockwise arrow-clockwise
    arrow.counterclockwise arrow-counterclockwise
    arrow.triangle.2.circlepath arrow-repeat
    arrow.right.circle arrow-right-circle
    arrow.right.circle.fill arrow-right-circle-fill
    arrow.left.circle arrow-left-circle
    arrow.left.circle.fill arrow-left-circle-fill
    arrow.up.circle arrow-up-circle
    arrow.up.circle.fill arrow-up-circle-fill
    arrow.down.circle arrow-down-circle
    arrow.down.circle.fill arrow-down-circle-fill
    arrow.forward.circle arrow-right-circle <>
    arrow.forward.circle.fill arrow-right-circle-fill <>
    arrow.backward.circle arrow-left-circle <>
    arrow.backward.circle.fill arrow-left-circle-fill <>
    arrow.up.right.circle arrow-up-right-circle
    arrow.up.right.circle.fill arrow-up-right-circle-fill
    arrow.up.right.square arrow-up-right-square
    arrow.up.right.square.fill arrow-up-right-square-fill
    arrow.right.square arrow-right-square
    arrow.right.square.fill arrow-right-square-fill
    arrow.left.square arrow-left-square
    arrow.left.square.fill arrow-left-square-fill
    arrow.up.square arrow-up-square
    arrow.up.square.fill arrow-up-square-fill
    arrow.down.square arrow-down-square
    arrow.down.square.fill arrow-down-square-fill
    arrow.up.left.and.arrow.down.right arrows-angle-expand
    arrow.down.right.and.arrow.up.left arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right arrows-move
    arrow.turn.down.right arrow-return-right
    arrow.turn.down.left arrow-return-left
    arrow.up.to.line arrow-bar-up
    arrow.down.to.line arrow-bar-down
    arrow.right.to.line arrow-bar-right
    arrow.left.to.line arrow-bar-left
    arrowshape.turn.up.left reply
    arrowshape.turn.up.left.fill reply-fill
    arrowshape.turn.up.left.2 reply-all
    arrowshape.turn.up.left.2.fill reply-all-fill
    arrowshape.turn.up.backward reply <>
    arrowshape.turn.up.backward.fill reply-fill <>
    arrowshape.turn.up.backward.2 reply-all <>
    arrowshape.turn.up.backward.2.fill reply-all-fill <>
    arrowtriangle.right caret-right
    arrowtriangle.right.fill caret-right-fill
    arrowtriangle.left caret-left
    arrowtriangle.left.fill caret-left-fill
    arrowtriangle.up caret-up
    arrowtriangle.up.fill caret-up-fill
    arrowtriangle.down caret-down
    arrowtriangle.down.fill caret-down-fill
    arrowtriangle.forward caret-right <>
    arrowtriangle.forward.fill caret-right-fill <>
    arrowtriangle.backward caret-left <>
    arrowtriangle.backward.fill caret-left-fill <>
    square.and.arrow.up box-arrow-up
    square.and.arrow.down box-arrow-in-down
    rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.portrait.and.arrow.forward box-arrow-right <>
    repeat repeat
    repeat.1 repeat-1
    shuffle shuffle

    plus plus-lg
    minus dash-lg
    multiply x-lg
    xmark x-lg
    checkmark check-lg
    exclamationmark exclamation-lg
    questionmark question-lg
    info info-lg
    percent percent
    number hash
    at at
    asterisk asterisk
    ellipsis three-dots
    plus.circle plus-circle
    plus.circle.fill plus-circle-fill
    minus.circle dash-circle
    minus.circle.fill dash-circle-fill
    xmark.circle x-circle
    xmark.circle.fill x-circle-fill
    checkmark.circle check-circle
    checkmark.circle.fill check-circle-fill
    exclamationmark.circle exclamation-circle
    exclamationmark.circle.fill exclamation-circle-fill
    questionmark.circle question-circle
    questionmark.circle.fill question-circle-fill
    info.circle info-circle
    info.circle.fill info-circle-fill
    slash.circle slash-circle
    slash.circle.fill slash-circle-fill
    plus.square plus-square
    plus.square.fill plus-square-fill
    minus.square dash-square
    minus.square.fill dash-square-fill
    xmark.square x-square
    xmark.square.fill x-square-fill
    checkmark.square check-square
    checkmark.square.fill check-square-fill
    questionmark.square question-square
    questionmark.square.fill question-square-fill
    exclamationmark.square exclamation-square
    exclamationmark.square.fill exclamation-square-fill
    info.square info-square
    info.square.fill info-square-fill
    exclamationmark.triangle exclamation-triangle
    exclamationmark.triangle.fill exclamation-triangle-fill
    exclamationmark.octagon exclamation-octagon
    exclamationmark.octagon.fill exclamation-octagon-fill
    xmark.octagon x-octagon
    xmark.octagon.fill x-octagon-fill
    checkmark.seal patch-check
    checkmark.seal.fill patch-check-fill
    plus.forwardslash.minus plus-slash-minus
    infinity infinity
    0.circle 0-circle
    0.circle.fill 0-circle-fill
    1.circle 1-circle
    1.circle.fill 1-circle-fill
    2.circle 2-circle
    2.circle.fill 2-circle-fill
    3.circle 3-circle
    3.circle.fill 3-circle-fill
    4.circle 4-circle
    4.circle.fill 4-circle-fill
    5.circle 5-circle
    5.circle.fill 5-circle-fill
    6.circle 6-circle
    6.circle.fill 6-circle-fill
    7.circle 7-circle
    7.circle.fill 7-circle-fill
    8.circle 8-circle
    8.circle.fill 8-circle-fill
    9.circle 9-circle
    9.circle.fill 9-circle-fill

    circle circle
    circle.fill circle-fill
    circle.lefthalf.filled circle-half
    square square
    square.fill square-fill
    triangle triangle
    triangle.fill triangle-fill
    diamond diamond
    diamond.fill diamond-fill
    pentagon pentagon
    pentagon.fill pentagon-fill
    hexagon hexagon
    hexagon.fill hexagon-fill
    octagon octagon
    octagon.fill octagon-fill
    star star
    star.fill star-fill
    star.leadinghalf.filled star-half <>
    heart heart
    heart.fill heart-fill
    suit.heart suit-heart
    suit.heart.fill suit-heart-fill
    suit.club suit-club
    suit.club.fill suit-club-fill
    suit.spade suit-spade
    suit.spade.fill suit-spade-fill
    suit.diamond suit-diamond
    suit.diamond.fill suit-diamond-fill
    bolt lightning
    bolt.fill lightning-fill
    flag flag
    flag.fill flag-fill
    tag tag
    tag.fill tag-fill
    bookmark bookmark
    bookmark.fill bookmark-fill
    square.grid.2x2 grid
    square.grid.2x2.fill grid-fill
    square.grid.3x3 grid-3x3-gap
    square.grid.3x3.fill grid-3x3-gap-fill
    rectangle.grid.1x2 view-stacked
    rectangle.split.3x1 layout-three-columns
    sidebar.left layout-sidebar
    sidebar.right layout-sidebar-reverse
    sidebar.leading layout-sidebar <>
    sidebar.trailing layout-sidebar-reverse <>
    square.stack collection
    square.stack.fill collection-fill
    square.3.layers.3d layers
    square.fill.on.square front
    square.on.square front
    list.bullet list-ul <>
    list.number list-ol <>
    checklist ui-checks <>
    line.3.horizontal list
    line.3.horizontal.decrease filter
    line.3.horizontal.decrease.circle filter-circle
    line.3.horizontal.decrease.circle.fill filter-circle-fill
    slider.horizontal.3 sliders
    slider.vertical.3 sliders2-vertical
    switch.2 toggles2
    table table

    house house
    house.fill house-fill
    magnifyingglass search
    plus.magnifyingglass zoom-in
    minus.magnifyingglass zoom-out
    gear gear-wide-connected
    gearshape gear
    gearshape.fill gear-fill
    wrench wrench
    wrench.adjustable wrench-adjustable
    hammer hammer
    screwdriver screwdriver
    wrench.and.screwdriver tools
    trash trash
    trash.fill trash-fill
    pencil pencil
    square.and.pencil pencil-square
    eraser eraser
    eraser.fill eraser-fill
    scissors scissors
    paintbrush brush
    paintbrush.fill brush-fill
    paintpalette palette
    paintpalette.fill palette-fill
    eyedropper eyedropper
    crop crop
    ruler rulers
    paperclip paperclip
    link link-45deg
    pin pin-angle
    pin.fill pin-angle-fill
    lock lock
    lock.fill lock-fill
    lock.open unlock
    lock.open.fill unlock-fill
    key key
    key.fill key-fill
    shield shield
    shield.fill shield-fill
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    exclamationmark.shield shield-exclamation
    exclamationmark.shield.fill shield-fill-exclamation
    xmark.shield shield-x
    xmark.shield.fill shield-fill-x
    lock.shield shield-lock
    lock.shield.fill shield-lock-fill
    bell bell
    bell.fill bell-fill
    bell.slash bell-slash
    bell.slash.fill bell-slash-fill
    eye eye
    eye.fill eye-fill
    eye.slash eye-slash
    eye.slash.fill eye-slash-fill
    power power
    lightbulb lightbulb
    lightbulb.fill lightbulb-fill
    lightbulb.slash lightbulb-off
    lightbulb.slash.fill lightbulb-off-fill
    faceid person-bounding-box
    touchid fingerprint
    qrcode qr-code
    qrcode.viewfinder qr-code-scan
    barcode upc
    barcode.viewfinder upc-scan
    wand.and.stars magic
    puzzlepiece puzzle
    puzzlepiece.fill puzzle-fill
    gift gift
    gift.fill gift-fill
    cube box
    cube.fill box-fill
    shippingbox box-seam
    shippingbox.fill box-seam-fill
    archivebox archive
    archivebox.fill archive-fill
    tray inbox
    tray.fill inbox-fill
    tray.2 inboxes
    tray.2.fill inboxes-fill

    folder folder
    folder.fill folder-fill
    folder.badge.plus folder-plus
    folder.badge.minus folder-minus
    doc file-earmark
    doc.fill file-earmark-fill
    doc.text file-earmark-text <>
    doc.text.fill file-earmark-text-fill <>
    doc.richtext file-earmark-richtext <>
    doc.richtext.fill file-earmark-richtext-fill <>
    doc.badge.plus file-earmark-plus
    doc.zipper file-earmark-zip
    doc.on.doc files
    doc.on.clipboard clipboard
    doc.on.clipboard.fill clipboard-fill
    clipboard clipboard
    clipboard.fill clipboard-fill
    note file
    note.text file-text <>
    text.book.closed journal-bookmark
    text.book.closed.fill journal-bookmark-fill
    newspaper newspaper
    book book
    book.fill book-fill
    calendar calendar3
    calendar.badge.plus calendar-plus
    calendar.badge.minus calendar-minus
    clock clock
    clock.fill clock-fill
    clock.arrow.circlepath clock-history
    alarm alarm
    alarm.fill alarm-fill
    stopwatch stopwatch
    stopwatch.fill stopwatch-fill
    timer stopwatch
    hourglass hourglass-split
    hourglass.bottomhalf.filled hourglass-bottom
    hourglass.tophalf.filled hourglass-top

    envelope envelope
    envelope.fill envelope-fill
    envelope.open envelope-open
    envelope.open.fill envelope-open-fill
    paperplane send
    paperplane.fill send-fill
    phone telephone
    phone.fill telephone-fill
    phone.down telephone-x
    phone.down.fill telephone-x-fill
    phone.badge.plus telephone-plus
    phone.fill.badge.plus telephone-plus-fill
    phone.arrow.up.right telephone-outbound
    phone.arrow.up.right.fill telephone-outbound-fill
    phone.arrow.down.left telephone-inbound
    phone.arrow.down.left.fill telephone-inbound-fill
    bubble.left chat-left
    bubble.left.fill chat-left-fill
    bubble.right chat-right
    bubble.right.fill chat-right-fill
    message chat
    message.fill chat-fill
    ellipsis.bubble chat-left-dots
    ellipsis.bubble.fill chat-left-dots-fill
    ellipsis.message chat-dots
    ellipsis.message.fill chat-dots-fill
    text.bubble chat-left-text <>
    text.bubble.fill chat-left-text-fill <>
    quote.bubble chat-left-quote
    quote.bubble.fill chat-left-quote-fill
    megaphone megaphone
    megaphone.fill megaphone-fill
    antenna.radiowaves.left.and.right broadcast
    recordingtape voicemail
    translate translate

    person person
    person.fill person-fill
    person.circle person-circle
    person.crop.circle person-circle
    person.crop.circle.fill person-circle
    person.crop.square person-square
    person.2 people
    person.2.fill people-fill
    person.badge.plus person-add
    person.badge.minus person-dash
    person.fill.badge.plus person-fill-add
    person.fill.badge.minus person-fill-dash
    person.fill.checkmark person-fill-check
    person.fill.xmark person-fill-x
    person.text.rectangle person-vcard
    person.text.rectangle.fill person-vcard-fill
    face.smiling emoji-smile
    face.smiling.fill emoji-smile-fill
    hand.thumbsup hand-thumbs-up
    hand.thumbsup.fill hand-thumbs-up-fill
    hand.thumbsdown hand-thumbs-down
    hand.thumbsdown.fill hand-thumbs-down-fill
    hand.point.up hand-index
    hand.point.up.fill hand-index-fill
    ear ear
    ear.fill ear-fill
    eyeglasses eyeglasses
    lungs lungs
    lungs.fill lungs-fill
    graduationcap mortarboard
    graduationcap.fill mortarboard-fill
    accessibility universal-access-circle

    play play 130%
    play.fill play-fill 130%
    play.circle play-circle
    play.circle.fill play-circle-fill
    play.rectangle play-btn
    play.rectangle.fill play-btn-fill
    pause pause 130%
    pause.fill pause-fill 130%
    pause.circle pause-circle
    pause.circle.fill pause-circle-fill
    stop stop 130%
    stop.fill stop-fill 130%
    stop.circle stop-circle
    stop.circle.fill stop-circle-fill
    record.circle record-circle
    record.circle.fill record-circle-fill
    forward fast-forward 115%
    forward.fill fast-forward-fill 115%
    backward rewind 115%
    backward.fill rewind-fill 115%
    forward.end skip-end 115%
    forward.end.fill skip-end-fill 115%
    backward.end skip-start 115%
    backward.end.fill skip-start-fill 115%
    eject eject
    eject.fill eject-fill
    speaker volume-off 130%
    speaker.fill volume-off-fill 130%
    speaker.wave.1 volume-down 130%
    speaker.wave.1.fill volume-down-fill 130%
    speaker.wave.2 volume-up 130%
    speaker.wave.2.fill volume-up-fill 130%
    speaker.wave.3 volume-up 130%
    speaker.wave.3.fill volume-up-fill 130%
    speaker.slash volume-mute 130%
    speaker.slash.fill volume-mute-fill 130%
    hifispeaker speaker
    hifispeaker.fill speaker-fill
    mic mic
    mic.fill mic-fill
    mic.slash mic-mute
    mic.slash.fill mic-mute-fill
    music.note music-note
    music.note.list music-note-list <>
    headphones headphones
    opticaldisc disc
    waveform soundwave
    camera camera
    camera.fill camera-fill
    video camera-video
    video.fill camera-video-fill
    video.slash camera-video-off
    video.slash.fill camera-video-off-fill
    photo image
    photo.fill image-fill
    photo.on.rectangle images
    film film
    pip pip

    wifi wifi 115%
    wifi.slash wifi-off 115%
    cellularbars reception-4
    network globe2
    globe globe
    globe.americas globe-americas
    globe.europe.africa globe-europe-africa
    globe.asia.australia globe-asia-australia
    safari compass
    safari.fill compass-fill
    server.rack hdd-rack
    externaldrive hdd
    externaldrive.fill hdd-fill
    internaldrive device-hdd
    internaldrive.fill device-hdd-fill
    sdcard sd-card
    sdcard.fill sd-card-fill
    simcard sim
    simcard.fill sim-fill
    battery.100percent battery-full 130%
    battery.100 battery-full 130%
    battery.50percent battery-half 130%
    battery.50 battery-half 130%
    battery.0percent battery 130%
    battery.0 battery 130%
    battery.100percent.bolt battery-charging 130%
    battery.100.bolt battery-charging 130%
    iphone phone
    iphone.landscape phone-landscape
    ipad tablet
    ipad.landscape tablet-landscape
    laptopcomputer laptop
    desktopcomputer display
    display display
    pc pc
    tv tv
    tv.fill tv-fill
    applewatch smartwatch
    keyboard keyboard
    keyboard.fill keyboard-fill
    computermouse mouse
    computermouse.fill mouse-fill
    printer printer
    printer.fill printer-fill
    airplayaudio cast
    airplayvideo cast
    gamecontroller controller
    gamecontroller.fill controller
    cpu cpu
    cpu.fill cpu-fill
    memorychip memory
    terminal terminal
    terminal.fill terminal-fill
    command command
    option option
    shift shift
    shift.fill shift-fill
    capslock capslock
    capslock.fill capslock-fill
    escape escape
    delete.left backspace
    delete.left.fill backspace-fill
    delete.right backspace-reverse
    delete.right.fill backspace-reverse-fill
    delete.backward backspace <>
    delete.backward.fill backspace-fill <>
    chevron.left.forwardslash.chevron.right code-slash
    curlybraces braces
    ladybug bug
    ladybug.fill bug-fill
    cable.connector plug
    powerplug plug
    powerplug.fill plug-fill
    macwindow window
    rectangle.on.rectangle window-stack
    dock.rectangle window-dock

    bold type-bold
    italic type-italic
    underline type-underline
    strikethrough type-strikethrough
    textformat.superscript superscript
    textformat.subscript subscript
    text.alignleft text-left
    text.aligncenter text-center
    text.alignright text-right
    text.justify justify
    text.justify.left text-left
    text.justify.leading text-left <>
    text.justify.trailing text-right <>
    text.quote blockquote-left <>
    increase.indent text-indent-left <>
    decrease.indent text-indent-right <>
    paragraphsign paragraph
    quote.opening quote
    character.cursor.ibeam input-cursor-text

    sun.max brightness-high
    sun.max.fill brightness-high-fill
    sun.min brightness-low
    sun.min.fill brightness-low-fill
    sunrise sunrise
    sunrise.fill sunrise-fill
    sunset sunset
    sunset.fill sunset-fill
    moon moon
    moon.fill moon-fill
    moon.stars moon-stars
    moon.stars.fill moon-stars-fill
    sparkles stars
    cloud cloud
    cloud.fill cloud-fill
    cloud.sun cloud-sun
    cloud.sun.fill cloud-sun-fill
    cloud.moon cloud-moon
    cloud.moon.fill cloud-moon-fill
    cloud.drizzle cloud-drizzle
    cloud.drizzle.fill cloud-drizzle-fill
    cloud.rain cloud-rain
    cloud.rain.fill cloud-rain-fill
    cloud.heavyrain cloud-rain-heavy
    cloud.heavyrain.fill cloud-rain-heavy-fill
    cloud.snow cloud-snow
    cloud.snow.fill cloud-snow-fill
    cloud.sleet cloud-sleet
    cloud.sleet.fill cloud-sleet-fill
    cloud.hail cloud-hail
    cloud.hail.fill cloud-hail-fill
    cloud.fog cloud-fog2
    cloud.fog.fill cloud-fog2-fill
    cloud.bolt cloud-lightning
    cloud.bolt.fill cloud-lightning-fill
    cloud.bolt.rain cloud-lightning-rain
    cloud.bolt.rain.fill cloud-lightning-rain-fill
    smoke cloud-haze2
    smoke.fill cloud-haze2-fill
    wind wind
    snowflake snow
    tornado tornado
    hurricane hurricane
    rainbow rainbow
    umbrella umbrella
    umbrella.fill umbrella-fill
    drop droplet
    drop.fill droplet-fill
    drop.halffull droplet-half
    humidity moisture
    humidity.fill moisture
    flame fire
    thermometer.medium thermometer-half
    thermometer.high thermometer-high
    thermometer.low thermometer-low
    thermometer.sun thermometer-sun
    thermometer.snowflake thermometer-snow
    icloud.and.arrow.down cloud-arrow-down
    icloud.and.arrow.down.fill cloud-arrow-down-fill
    icloud.and.arrow.up cloud-arrow-up
    icloud.and.arrow.up.fill cloud-arrow-up-fill
    icloud cloud
    icloud.fill cloud-fill
    icloud.slash cloud-slash
    icloud.slash.fill cloud-slash-fill
    tree tree
    tree.fill tree-fill
    camera.macro flower1

    location cursor
    location.fill cursor-fill
    mappin geo
    mappin.and.ellipse geo
    mappin.circle geo-alt
    mappin.circle.fill geo-alt-fill
    map map
    map.fill map-fill
    signpost.right signpost
    signpost.right.fill signpost-fill
    car car-front
    car.fill car-front-fill
    bus bus-front
    bus.fill bus-front-fill
    tram train-lightrail-front
    tram.fill train-lightrail-front-fill
    truck.box truck
    bicycle bicycle
    scooter scooter
    airplane airplane
    fuelpump fuel-pump
    fuelpump.fill fuel-pump-fill
    bolt.car ev-front
    bolt.car.fill ev-front-fill
    gauge.medium speedometer2
    building building
    building.fill building-fill
    building.2 buildings
    building.2.fill buildings-fill
    building.columns bank
    storefront shop
    door.left.hand.open door-open
    door.left.hand.closed door-closed
    lamp.desk lamp
    lamp.desk.fill lamp-fill
    fan fan
    cup.and.saucer cup-hot
    cup.and.saucer.fill cup-hot-fill
    bandage bandaid
    bandage.fill bandaid-fill
    pills capsule-pill

    cart cart
    cart.fill cart-fill
    cart.badge.plus cart-plus
    cart.badge.minus cart-dash
    bag bag
    bag.fill bag-fill
    bag.badge.plus bag-plus
    bag.badge.minus bag-dash
    basket basket
    basket.fill basket-fill
    handbag handbag
    handbag.fill handbag-fill
    briefcase briefcase
    briefcase.fill briefcase-fill
    creditcard credit-card
    creditcard.fill credit-card-fill
    wallet.bifold wallet2
    banknote cash
    dollarsign currency-dollar
    eurosign currency-euro
    sterlingsign currency-pound
    yensign currency-yen
    indianrupeesign currency-rupee
    bitcoinsign currency-bitcoin
    ticket ticket-perforated
    ticket.fill ticket-perforated-fill
    trophy trophy
    trophy.fill trophy-fill
    medal award
    medal.fill award-fill
    rosette award
    balloon balloon
    balloon.fill balloon-fill
    chart.bar bar-chart
    chart.bar.fill bar-chart-fill
    chart.pie pie-chart
    chart.pie.fill pie-chart-fill
    chart.line.uptrend.xyaxis graph-up-arrow
    chart.line.downtrend.xyaxis graph-down-arrow
    chart.xyaxis.line graph-up
    waveform.path.ecg activity
    die.face.1 dice-1
    die.face.1.fill dice-1-fill
    die.face.2 dice-2
    die.face.2.fill dice-2-fill
    die.face.3 dice-3
    die.face.3.fill dice-3-fill
    die.face.4 dice-4
    die.face.4.fill dice-4-fill
    die.face.5 dice-5
    die.face.5.fill dice-5-fill
    die.face.6 dice-6
    die.face.6.fill dice-6-fill
    dpad dpad
    dpad.fill dpad-fill
    binoculars binoculars
    binoculars.fill binoculars-fill
    lifepreserver life-preserver
    sunglasses sunglasses
    """
}
