extension NumberSymbols {
  /// A row of each way of writing, of CLDR 47: the tags of its languages; zero, the separators of
  /// decimals and of groups, minus, plus; the digits of the last group, of those before it where they
  /// are others, and behind a slash how many digits stand before the first separator at least; the
  /// patterns of percentages and of amounts of money; the separators of decimals and of groups in
  /// such amounts, where they are others; and short forms.
  ///
  /// A short form holds from a power of ten on, behind a slash it counts in another one:
  /// `4/3=K` writes 12,000 as 12K. Behind semicolons are those of plural forms of their own. The first
  /// row is that of all other languages.
  static let listed = """
    en fil th zh-hant-hk zh-hant-mo | 0 . , - + 3 0% ¤0 | 3=K 6=M 9=B 12=T
    ar | 0 . , \u{200E}- \u{200E}+ 3 0\u{200E}%\u{200E} \u{200F}0\u{A0}¤;\u{200F}-0\u{A0}¤ | 3=\u{A0}ألف;few:\u{A0}آلاف 4/3=\u{A0}ألف 6=\u{A0}مليون 9=\u{A0}مليار 12=\u{A0}ترليون
    ar-bh ar-dj ar-eg ar-er ar-il ar-iq ar-jo ar-km ar-kw ar-lb ar-mr ar-om ar-ps ar-qa ar-sa ar-sd ar-so ar-ss ar-sy ar-td ar-ye | ٠ ٫ ٬ \u{61C}- \u{61C}+ 3 0٪\u{61C} \u{200F}0\u{A0}¤ | 3=\u{A0}ألف;few:\u{A0}آلاف 4/3=\u{A0}ألف 6=\u{A0}مليون 9=\u{A0}مليار 12=\u{A0}ترليون
    ar-dz ar-ly ar-ma ar-tn | 0 , . \u{200E}- \u{200E}+ 3 0\u{200E}%\u{200E} \u{200F}0\u{A0}¤;\u{200F}-0\u{A0}¤ | 3=\u{A0}ألف;few:\u{A0}آلاف 4/3=\u{A0}ألف 6=\u{A0}مليون 9=\u{A0}مليار 12=\u{A0}ترليون
    bg | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ | 3=\u{A0}хил. 6=\u{A0}млн. 9=\u{A0}млрд. 12=\u{A0}трлн.
    bn | ০ . , - + 3,2 0% 0¤ | 3=\u{A0}হা 5=\u{A0}লা 7=\u{A0}কো 10/9=শত\u{A0}কো;one:\u{A0}শত\u{A0}কো 11/9=কো 12=\u{A0}লা.কো.
    bn-in | ০ . , - + 3,2 0% ¤0 | 3=\u{A0}হা 5=\u{A0}লা 7=\u{A0}কো 10/9=শত\u{A0}কো;one:\u{A0}শত\u{A0}কো 11/9=কো 12=\u{A0}লা.কো.
    ca | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}kM 12=\u{A0}B
    cs sk | 0 , \u{A0} - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}tis. 6=\u{A0}mil. 9=\u{A0}mld. 12=\u{A0}bil.
    da | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}t 6=\u{A0}mio. 9=\u{A0}mia. 12=\u{A0}bio.
    de | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 6=\u{A0}Mio. 9=\u{A0}Mrd. 12=\u{A0}Bio.
    de-at | 0 , \u{A0} - + 3 0\u{A0}% ¤\u{A0}0 , . | 6=\u{A0}Mio. 9=\u{A0}Mrd. 12=\u{A0}Bio.
    de-ch | 0 . ’ - + 3 0% ¤\u{A0}0;¤-0 | 6=\u{A0}Mio. 9=\u{A0}Mrd. 12=\u{A0}Bio.
    de-li | 0 . ’ - + 3 0% ¤\u{A0}0 | 6=\u{A0}Mio. 9=\u{A0}Mrd. 12=\u{A0}Bio.
    el | 0 , . - + 3 0% 0\u{A0}¤ | 3=\u{A0}χιλ. 6=\u{A0}εκ. 9=\u{A0}δισ. 12=\u{A0}τρισ.
    en-150 | 0 . , - + 3 0% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-at | 0 , . - + 3 0\u{A0}% ¤\u{A0}0 | 3=K 6=M 9=B 12=T
    en-be en-es en-it en-pl en-ro en-si | 0 , . - + 3 0% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-ch | 0 . ’ - + 3 0% ¤\u{A0}0;¤-0 | 3=K 6=M 9=B 12=T
    en-cz en-hu en-pt en-sk | 0 , \u{A0} - + 3 0% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-de en-dk | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-fi en-no en-se | 0 , \u{A0} - + 3 0\u{A0}% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-fr | 0 , \u{202F} - + 3 0% 0\u{A0}¤ | 3=K 6=M 9=B 12=T
    en-id | 0 , . - + 3 0% ¤0 | 3=K 6=M 9=B 12=T
    en-in | 0 . , - + 3,2 0% ¤0 | 3=K 5=L 7=Cr 10=KCr 12=LCr
    en-mv | 0 . , - + 3 0% ¤\u{A0}0 | 3=K 6=M 9=B 12=T
    en-nl | 0 , . - + 3 0% ¤\u{A0}0;¤\u{A0}-0 | 3=K 6=M 9=B 12=T
    en-za | 0 , \u{A0} - + 3 0% ¤0 | 3=K 6=M 9=B 12=T
    es | 0 , . - + 3/2 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}mil 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-419 es-br es-bz es-cu es-do es-gt es-hn es-ni es-pa es-pr es-sv | 0 . , - + 3 0% ¤0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-ar es-co es-uy | 0 , . - + 3 0% ¤\u{A0}0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-bo | 0 , . - + 3 0% ¤0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-cl es-ec es-ve | 0 , . - + 3 0% ¤0;¤-0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-cr | 0 , \u{A0} - + 3 0% ¤0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-gq | 0 , . - + 3/2 0\u{A0}% ¤0 | 3=\u{A0}mil 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-mx | 0 . , - + 3 0% ¤0 | 3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-pe | 0 . , - + 3 0% ¤\u{A0}0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-py | 0 , . - + 3 0% ¤\u{A0}0;¤\u{A0}-0 | 3=\u{A0}K 4/3=\u{A0}k 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    es-us | 0 . , - + 3 0% ¤0 | 3=\u{A0}K 6=\u{A0}M 10/9=\u{A0}mil\u{A0}M 12=\u{A0}B
    fa | ۰ ٫ ٬ \u{200E}− \u{200E}+ 3 0٪ \u{200E}¤0 | 3=\u{A0}هزار 6=\u{A0}میلیون 9=\u{A0}میلیارد 12=\u{A0}تریلیون
    fa-af | ۰ ٫ ٬ \u{200E}− \u{200E}+ 3 0٪ ¤\u{A0}0 | 3=\u{A0}هزار 6=\u{A0}میلیون 9=\u{A0}میلیارد 12=\u{A0}تریلیون
    fi | 0 , \u{A0} − + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}t. 6=\u{A0}milj. 9=\u{A0}mrd. 12=\u{A0}bilj.
    fr | 0 , \u{202F} - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}k 6=\u{A0}M 9=\u{A0}Md 12=\u{A0}Bn
    fr-ca | 0 , \u{A0} - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}k 6=\u{A0}M 9=\u{A0}G 12=\u{A0}T
    fr-ch | 0 , \u{202F} - + 3 0% 0\u{A0}¤ . \u{202F} | 3=\u{A0}k 6=\u{A0}M 9=\u{A0}Md 12=\u{A0}Bn
    fr-lu fr-ma | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}k 6=\u{A0}M 9=\u{A0}Md 12=\u{A0}Bn
    gu | 0 . , - + 3,2 0% ¤0 | 3=\u{A0}હજાર 5=\u{A0}લાખ 7=\u{A0}કરોડ 9=\u{A0}અબજ 11=\u{A0}નિખર્વ 12=\u{A0}મહાપદ્મ 13=\u{A0}શંકુ 14=\u{A0}જલધિ
    he | 0 . , \u{200E}- \u{200E}+ 3 0% \u{200F}0\u{A0}\u{200F}¤;\u{200F}-0\u{A0}\u{200F}¤ | 3=K\u{200F} 6=M\u{200F} 9=B\u{200F} 12=T\u{200F}
    hi | 0 . , - + 3,2 0% ¤0 | 3=\u{A0}हज़ार 5=\u{A0}लाख 7=\u{A0}क॰ 9=\u{A0}अ॰ 11=\u{A0}ख॰ 13=\u{A0}नील
    hr | 0 , . − + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}tis. 6=\u{A0}mil. 9=\u{A0}mlr. 12=\u{A0}bil.
    hu | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ | 3=\u{A0}E 6=\u{A0}M 9=\u{A0}Mrd 12=\u{A0}B
    id | 0 , . - + 3 0% ¤0 | 3=\u{A0}rb 6=\u{A0}jt 9=\u{A0}M 12=\u{A0}T
    it | 0 , . - + 3/2 0% 0\u{A0}¤ | 6=\u{A0}Mln 9=\u{A0}Mld 12=\u{A0}Bln
    it-ch | 0 . ’ - + 3/2 0% ¤\u{A0}0;¤-0 | 6=\u{A0}Mln 9=\u{A0}Mld 12=\u{A0}Bln
    ja | 0 . , - + 3 0% ¤0 | 4=万 8=億 12=兆
    kk | 0 , \u{A0} - + 3 0% 0\u{A0}¤ | 3=\u{A0}мың 5/3=\u{A0}м. 6=\u{A0}млн 9=\u{A0}млрд 12=\u{A0}трлн
    kn | 0 . , - + 3 0% ¤0 | 3=ಸಾ 6=ಮಿ 9=ಬಿ 12=ಟ್ರಿ
    ko | 0 . , - + 3 0% ¤0 | 3=천 4=만 8=억 12=조
    lt | 0 , \u{A0} − + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}tūkst. 6=\u{A0}mln. 9=\u{A0}mlrd. 12=\u{A0}trln.
    lv | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ | 3=\u{A0}tūkst. 6=\u{A0}milj. 9=\u{A0}mljrd. 12=\u{A0}trilj.
    ml | 0 . , - + 3,2 0% ¤0 | 3=K 6=M 9=B 12=T
    mr | ० . , - + 3,2 0% ¤0 | 3=\u{A0}ह 5=\u{A0}लाख 7=\u{A0}कोटी 9=\u{A0}अब्ज 11=\u{A0}खर्व 13=\u{A0}पद्म
    ms | 0 . , - + 3 0% ¤0 | 3=K 6=J 9=B 12=T
    ms-bn | 0 , . - + 3 0% ¤\u{A0}0 | 3=K 6=J 9=B 12=T
    ms-id | 0 , . - + 3 0% ¤0 | 3=K 6=J 9=B 12=T
    nb | 0 , \u{A0} − + 3 0\u{A0}% 0\u{A0}¤;-0\u{A0}¤ | 3=k 6=\u{A0}mill. 9=\u{A0}mrd. 12=\u{A0}bill.
    nl | 0 , . - + 3 0% ¤\u{A0}0;¤\u{A0}-0 | 3=K 6=\u{A0}mln. 9=\u{A0}mld. 12=\u{A0}bln.
    pa | 0 . , - + 3,2 0% ¤0 | 3=\u{A0}ਹਜ਼ਾਰ 5=\u{A0}ਲੱਖ 7=\u{A0}ਕਰੋੜ 9=\u{A0}ਅਰਬ 11=\u{A0}ਖਰਬ 13=\u{A0}ਨੀਲ
    pl | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ | 3=\u{A0}tys. 6=\u{A0}mln 9=\u{A0}mld 12=\u{A0}bln
    pt | 0 , . - + 3 0% ¤\u{A0}0 | 3=\u{A0}mil 6=\u{A0}mi 9=\u{A0}bi 12=\u{A0}tri
    pt-ao | 0 , \u{A0} - + 3 0% 0\u{A0}¤ | 3=\u{A0}mil 6=\u{A0}M 9=\u{A0}mM 12=\u{A0}Bi
    pt-ch pt-gq pt-gw pt-lu pt-mo pt-mz pt-pt pt-st pt-tl | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ | 3=\u{A0}mil 6=\u{A0}M 9=\u{A0}mM 12=\u{A0}Bi
    pt-cv | 0 , \u{A0} - + 3/2 0% 0\u{A0}¤ $ \u{A0} | 3=\u{A0}mil 6=\u{A0}M 9=\u{A0}mM 12=\u{A0}Bi
    ro | 0 , . - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}K 6=\u{A0}mil. 9=\u{A0}mld. 12=\u{A0}tril.
    ru | 0 , \u{A0} - + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}тыс. 6=\u{A0}млн 9=\u{A0}млрд 12=\u{A0}трлн
    ru-ua | 0 , \u{A0} - + 3/2 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}тыс. 6=\u{A0}млн 9=\u{A0}млрд 12=\u{A0}трлн
    sl | 0 , . − + 3/2 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}tis. 6=\u{A0}mio. 9=\u{A0}mrd. 12=\u{A0}bil.
    sr | 0 , . - + 3 0% 0\u{A0}¤ | 3=\u{A0}хиљ. 6=\u{A0}мил. 9=\u{A0}млрд. 12=\u{A0}бил.
    sr-latn | 0 , . - + 3 0% 0\u{A0}¤ | 3=\u{A0}hilj. 6=\u{A0}mil. 9=\u{A0}mlrd. 12=\u{A0}bil.
    sv | 0 , \u{A0} − + 3 0\u{A0}% 0\u{A0}¤ | 3=\u{A0}tn 6=\u{A0}mn 9=\u{A0}md 12=\u{A0}bn
    ta | 0 . , - + 3,2 0% ¤0 | 3=ஆ 6=மி 9=பி 12=டி
    ta-my ta-sg | 0 . , - + 3 0% ¤\u{A0}0 | 3=ஆ 6=மி 9=பி 12=டி
    te | 0 . , - + 3,2 0% ¤0 | 3=వే 6=మి 9=బి 12=ట్రి
    tr | 0 , . - + 3 %0 ¤0 | 3=\u{A0}B 6=\u{A0}Mn 9=\u{A0}Mr 12=\u{A0}Tn
    uk | 0 , \u{A0} - + 3 0% 0\u{A0}¤ | 3=\u{A0}тис. 6=\u{A0}млн 9=\u{A0}млрд 12=\u{A0}трлн
    ur | 0 . , \u{200E}- \u{200E}+ 3 0% ¤0 | 3=\u{A0}ہزار 5=\u{A0}لاکھ 7=\u{A0}کروڑ 9=\u{A0}ارب 11=\u{A0}کھرب 13/12=\u{A0}ٹریلین
    ur-in | ۰ ٫ ٬ \u{200E}-\u{200E} \u{200E}+\u{200E} 3 0% ¤\u{A0}0 | 3=\u{A0}ہزار 5=\u{A0}لاکھ 7=\u{A0}کروڑ 9=\u{A0}ارب 11=\u{A0}کھرب 13/12=\u{A0}ٹریلین
    vi | 0 , . - + 3 0% 0\u{A0}¤ | 3=\u{A0}N 6=\u{A0}Tr 9=\u{A0}T 12=\u{A0}NT
    zh | 0 . , - + 3 0% ¤0 | 4=万 8=亿 12=万亿
    zh-hant | 0 . , - + 3 0% ¤0 | 4=萬 8=億 12=兆
    """
}
