// Of each function of FreeType, Fontconfig, Pango, GLib and HarfBuzz that is called: LATE(type of the
// result, name, parameters, arguments). Some Cairo alone calls, where the command holds it, for fonts of
// its own, which Galley draws with none of; what later versions call beside these is linked with.
LATE(FT_Error, FT_Bitmap_Convert,
  (FT_Library library, const FT_Bitmap *source, FT_Bitmap *target, FT_Int alignment),
  (library, source, target, alignment))
LATE(FT_Error, FT_Bitmap_Done, (FT_Library library, FT_Bitmap *bitmap), (library, bitmap))
LATE(void, FT_Bitmap_New, (FT_Bitmap *abitmap), (abitmap))
LATE(FT_Error, FT_Done_Face, (FT_Face face), (face))
LATE(FT_Error, FT_Done_FreeType, (FT_Library library), (library))
LATE(FT_Error, FT_Done_MM_Var, (FT_Library library, FT_MM_Var *amaster), (library, amaster))
LATE(FT_UInt, FT_Get_Char_Index, (FT_Face face, FT_ULong charcode), (face, charcode))
LATE(FT_ULong, FT_Get_First_Char, (FT_Face face, FT_UInt *agindex), (face, agindex))
LATE(FT_Error, FT_Get_Glyph_Name,
  (FT_Face face, FT_UInt glyph_index, FT_Pointer buffer, FT_UInt buffer_max),
  (face, glyph_index, buffer, buffer_max))
LATE(FT_Error, FT_Get_MM_Var, (FT_Face face, FT_MM_Var **amaster), (face, amaster))
LATE(FT_ULong, FT_Get_Next_Char,
  (FT_Face face, FT_ULong char_code, FT_UInt *agindex),
  (face, char_code, agindex))
LATE(FT_Error, FT_Get_Var_Blend_Coordinates,
  (FT_Face face, FT_UInt num_coords, FT_Fixed *coords),
  (face, num_coords, coords))
LATE(FT_Error, FT_Get_Var_Design_Coordinates,
  (FT_Face face, FT_UInt num_coords, FT_Fixed *coords),
  (face, num_coords, coords))
LATE(const char *, FT_Get_X11_Font_Format, (FT_Face face), (face))
LATE(void, FT_GlyphSlot_Embolden, (FT_GlyphSlot slot), (slot))
LATE(void, FT_GlyphSlot_Oblique, (FT_GlyphSlot slot), (slot))
LATE(FT_Error, FT_Init_FreeType, (FT_Library *alibrary), (alibrary))
LATE(FT_Error, FT_Library_SetLcdFilter,
  (FT_Library library, FT_LcdFilter filter),
  (library, filter))
LATE(void, FT_Library_Version,
  (FT_Library library, FT_Int *amajor, FT_Int *aminor, FT_Int *apatch),
  (library, amajor, aminor, apatch))
LATE(FT_Error, FT_Load_Glyph,
  (FT_Face face, FT_UInt glyph_index, FT_Int32 load_flags),
  (face, glyph_index, load_flags))
LATE(FT_Error, FT_Load_Sfnt_Table,
  (FT_Face face, FT_ULong tag, FT_Long offset, FT_Byte *buffer, FT_ULong *length),
  (face, tag, offset, buffer, length))
LATE(FT_Error, FT_New_Face,
  (FT_Library library, const char *filepathname, FT_Long face_index, FT_Face *aface),
  (library, filepathname, face_index, aface))
LATE(FT_Error, FT_Outline_Decompose,
  (FT_Outline *outline, const FT_Outline_Funcs *func_interface, void *user),
  (outline, func_interface, user))
LATE(void, FT_Outline_Get_CBox, (const FT_Outline *outline, FT_BBox *acbox), (outline, acbox))
LATE(void, FT_Outline_Transform,
  (const FT_Outline *outline, const FT_Matrix *matrix),
  (outline, matrix))
LATE(void, FT_Outline_Translate,
  (const FT_Outline *outline, FT_Pos xOffset, FT_Pos yOffset),
  (outline, xOffset, yOffset))
LATE(FT_Error, FT_Render_Glyph,
  (FT_GlyphSlot slot, FT_Render_Mode render_mode),
  (slot, render_mode))
LATE(FT_Error, FT_Select_Size, (FT_Face face, FT_Int strike_index), (face, strike_index))
LATE(FT_Error, FT_Set_Char_Size,
  (FT_Face face, FT_F26Dot6 char_width, FT_F26Dot6 char_height,
    FT_UInt horz_resolution, FT_UInt vert_resolution),
  (face, char_width, char_height, horz_resolution, vert_resolution))
LATE(void, FT_Set_Transform,
  (FT_Face face, FT_Matrix *matrix, FT_Vector *delta),
  (face, matrix, delta))
LATE(FT_Error, FT_Set_Var_Design_Coordinates,
  (FT_Face face, FT_UInt num_coords, FT_Fixed *coords),
  (face, num_coords, coords))
LATE(void, FT_Vector_Transform, (FT_Vector *vector, const FT_Matrix *matrix), (vector, matrix))
LATE(FcBool, FcConfigAppFontAddFile, (FcConfig *config, const FcChar8 *file), (config, file))
LATE(FcConfig *, FcConfigCreate, (void), ())
LATE(void, FcConfigDestroy, (FcConfig *config), (config))
LATE(FcConfig *, FcConfigGetCurrent, (void), ())
LATE(FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), (config, set))
LATE(FcBool, FcConfigParseAndLoadFromMemory,
  (FcConfig *config, const FcChar8 *buffer, FcBool complain),
  (config, buffer, complain))
LATE(FcBool, FcConfigSetCurrent, (FcConfig *config), (config))
LATE(FcBool, FcConfigSubstitute,
  (FcConfig *config, FcPattern *p, FcMatchKind kind),
  (config, p, kind))
LATE(void, FcDefaultSubstitute, (FcPattern *pattern), (pattern))
LATE(FcPattern *, FcFontMatch,
  (FcConfig *config, FcPattern *p, FcResult *result),
  (config, p, result))
LATE(FcBool, FcFontSetAdd, (FcFontSet *s, FcPattern *font), (s, font))
LATE(FT_UInt, FcFreeTypeCharIndex, (FT_Face face, FcChar32 ucs4), (face, ucs4))
LATE(int, FcGetVersion, (void), ())
LATE(FcBool, FcInitBringUptoDate, (void), ())
LATE(FcConfig *, FcInitLoadConfigAndFonts, (void), ())
LATE(FcPattern *, FcNameParse, (const FcChar8 *name), (name))
LATE(FcChar8 *, FcNameUnparse, (FcPattern *pat), (pat))
LATE(FcBool, FcPatternAddBool, (FcPattern *p, const char *object, FcBool b), (p, object, b))
LATE(FcBool, FcPatternAddDouble, (FcPattern *p, const char *object, double d), (p, object, d))
LATE(FcBool, FcPatternAddInteger, (FcPattern *p, const char *object, int i), (p, object, i))
LATE(FcBool, FcPatternAddString,
  (FcPattern *p, const char *object, const FcChar8 *s),
  (p, object, s))
LATE(FcBool, FcPatternAddWeak,
  (FcPattern *p, const char *object, FcValue value, FcBool append),
  (p, object, value, append))
LATE(FcPattern *, FcPatternCreate, (void), ())
LATE(FcBool, FcPatternDel, (FcPattern *p, const char *object), (p, object))
LATE(void, FcPatternDestroy, (FcPattern *p), (p))
LATE(FcPattern *, FcPatternDuplicate, (const FcPattern *p), (p))
LATE(FcBool, FcPatternEqual, (const FcPattern *pa, const FcPattern *pb), (pa, pb))
LATE(FcResult, FcPatternGet,
  (const FcPattern *p, const char *object, int id, FcValue *v),
  (p, object, id, v))
LATE(FcResult, FcPatternGetBool,
  (const FcPattern *p, const char *object, int n, FcBool *b),
  (p, object, n, b))
LATE(FcResult, FcPatternGetDouble,
  (const FcPattern *p, const char *object, int n, double *d),
  (p, object, n, d))
LATE(FcResult, FcPatternGetFTFace,
  (const FcPattern *p, const char *object, int n, FT_Face *f),
  (p, object, n, f))
LATE(FcResult, FcPatternGetInteger,
  (const FcPattern *p, const char *object, int n, int *i),
  (p, object, n, i))
LATE(FcResult, FcPatternGetString,
  (const FcPattern *p, const char *object, int n, FcChar8 **s),
  (p, object, n, s))
LATE(void, FcStrFree, (FcChar8 *s), (s))
LATE(double, FcWeightToOpenTypeDouble, (double fc_weight), (fc_weight))
LATE(gchar *, g_compute_checksum_for_data,
  (GChecksumType checksum_type, const guchar *data, gsize length),
  (checksum_type, data, length))
LATE(void, g_error_free, (GError *error), (error))
LATE(void, g_free, (gpointer mem), (mem))
LATE(void, g_log_set_writer_func,
  (GLogWriterFunc func, gpointer user_data, GDestroyNotify user_data_free),
  (func, user_data, user_data_free))
LATE(GLogWriterOutput, g_log_writer_default,
  (GLogLevelFlags log_level, const GLogField *fields, gsize n_fields, gpointer user_data),
  (log_level, fields, n_fields, user_data))
LATE(gpointer, g_object_ref, (gpointer object), (object))
LATE(void, g_object_unref, (gpointer object), (object))
LATE(void, hb_buffer_add_utf8,
  (hb_buffer_t *buffer, const char *text, int text_length, unsigned int item_offset,
    int item_length),
  (buffer, text, text_length, item_offset, item_length))
LATE(void, hb_buffer_clear_contents, (hb_buffer_t *buffer), (buffer))
LATE(hb_buffer_t *, hb_buffer_create, (void), ())
LATE(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))
LATE(hb_glyph_info_t *, hb_buffer_get_glyph_infos,
  (hb_buffer_t *buffer, unsigned int *length),
  (buffer, length))
LATE(hb_glyph_position_t *, hb_buffer_get_glyph_positions,
  (hb_buffer_t *buffer, unsigned int *length),
  (buffer, length))
LATE(void, hb_buffer_set_direction,
  (hb_buffer_t *buffer, hb_direction_t direction),
  (buffer, direction))
LATE(void, hb_buffer_set_language,
  (hb_buffer_t *buffer, hb_language_t language),
  (buffer, language))
LATE(void, hb_buffer_set_script, (hb_buffer_t *buffer, hb_script_t script), (buffer, script))
LATE(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
LATE(hb_bool_t, hb_feature_from_string,
  (const char *str, int len, hb_feature_t *feature),
  (str, len, feature))
LATE(hb_face_t *, hb_font_get_face, (hb_font_t *font), (font))
LATE(hb_position_t, hb_font_get_glyph_h_advance,
  (hb_font_t *font, hb_codepoint_t glyph),
  (font, glyph))
LATE(hb_bool_t, hb_font_get_h_extents,
  (hb_font_t *font, hb_font_extents_t *extents),
  (font, extents))
LATE(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
LATE(void, hb_ot_metrics_get_position_with_fallback,
  (hb_font_t *font, hb_ot_metrics_tag_t metrics_tag, hb_position_t *position),
  (font, metrics_tag, position))
LATE(void, hb_shape,
  (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features,
    unsigned int num_features),
  (font, buffer, features, num_features))
LATE(const char *, hb_version_string, (void), ())
LATE(PangoAttribute *, pango_attr_font_desc_new, (const PangoFontDescription *desc), (desc))
LATE(PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
LATE(PangoAttribute *, pango_attr_foreground_new,
  (guint16 red, guint16 green, guint16 blue),
  (red, green, blue))
LATE(PangoAttribute *, pango_attr_insert_hyphens_new, (gboolean insert_hyphens), (insert_hyphens))
LATE(PangoAttribute *, pango_attr_letter_spacing_new, (int letter_spacing), (letter_spacing))
LATE(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr), (list, attr))
LATE(PangoAttrList *, pango_attr_list_new, (void), ())
LATE(void, pango_attr_list_unref, (PangoAttrList *list), (list))
LATE(PangoFont *, pango_context_load_font,
  (PangoContext *context, const PangoFontDescription *desc),
  (context, desc))
LATE(void, pango_context_set_base_dir,
  (PangoContext *context, PangoDirection direction),
  (context, direction))
LATE(void, pango_context_set_language,
  (PangoContext *context, PangoLanguage *language),
  (context, language))
LATE(void, pango_context_set_round_glyph_positions,
  (PangoContext *context, gboolean round_positions),
  (context, round_positions))
LATE(FcPattern *, pango_fc_font_get_pattern, (PangoFcFont *font), (font))
LATE(void, pango_fc_font_map_config_changed, (PangoFcFontMap *fcfontmap), (fcfontmap))
LATE(void, pango_fc_font_map_set_config,
  (PangoFcFontMap *fcfontmap, FcConfig *fcconfig),
  (fcfontmap, fcconfig))
LATE(void, pango_fc_font_map_set_default_substitute,
  (PangoFcFontMap *fontmap, PangoFcSubstituteFunc func, gpointer data, GDestroyNotify notify),
  (fontmap, func, data, notify))
LATE(void, pango_font_description_free, (PangoFontDescription *desc), (desc))
LATE(PangoFontDescription *, pango_font_description_new, (void), ())
LATE(void, pango_font_description_set_absolute_size,
  (PangoFontDescription *desc, double size),
  (desc, size))
LATE(void, pango_font_description_set_family,
  (PangoFontDescription *desc, const char *family),
  (desc, family))
LATE(void, pango_font_description_set_style,
  (PangoFontDescription *desc, PangoStyle style),
  (desc, style))
LATE(void, pango_font_description_set_variations,
  (PangoFontDescription *desc, const char *variations),
  (desc, variations))
LATE(void, pango_font_description_set_weight,
  (PangoFontDescription *desc, PangoWeight weight),
  (desc, weight))
LATE(hb_font_t *, pango_font_get_hb_font, (PangoFont *font), (font))
LATE(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
LATE(PangoFontMap *, pango_ft2_font_map_new, (void), ())
LATE(void, pango_get_log_attrs,
  (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
    int attrs_len),
  (text, length, level, language, attrs, attrs_len))
LATE(void, pango_glyph_string_extents,
  (PangoGlyphString *glyphs, PangoFont *font,
    PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (glyphs, font, ink_rect, logical_rect))
LATE(PangoLanguage *, pango_language_from_string, (const char *language), (language))
LATE(gboolean, pango_language_includes_script,
  (PangoLanguage *language, PangoScript script),
  (language, script))
LATE(int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
LATE(PangoLayoutLine *, pango_layout_get_line_readonly,
  (PangoLayout *layout, int line),
  (layout, line))
LATE(const PangoLogAttr *, pango_layout_get_log_attrs_readonly,
  (PangoLayout *layout, gint *n_attrs),
  (layout, n_attrs))
LATE(const char *, pango_layout_get_text, (PangoLayout *layout), (layout))
LATE(gboolean, pango_layout_is_ellipsized, (PangoLayout *layout), (layout))
LATE(gboolean, pango_layout_is_wrapped, (PangoLayout *layout), (layout))
LATE(void, pango_layout_line_get_extents,
  (PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
  (line, ink_rect, logical_rect))
LATE(PangoDirection, pango_layout_line_get_resolved_direction, (PangoLayoutLine *line), (line))
LATE(PangoLayout *, pango_layout_new, (PangoContext *context), (context))
LATE(void, pango_layout_set_attributes,
  (PangoLayout *layout, PangoAttrList *attrs),
  (layout, attrs))
LATE(void, pango_layout_set_auto_dir, (PangoLayout *layout, gboolean auto_dir), (layout, auto_dir))
LATE(void, pango_layout_set_ellipsize,
  (PangoLayout *layout, PangoEllipsizeMode ellipsize),
  (layout, ellipsize))
LATE(void, pango_layout_set_font_description,
  (PangoLayout *layout, const PangoFontDescription *desc),
  (layout, desc))
LATE(void, pango_layout_set_justify, (PangoLayout *layout, gboolean justify), (layout, justify))
LATE(void, pango_layout_set_single_paragraph_mode,
  (PangoLayout *layout, gboolean setting),
  (layout, setting))
LATE(void, pango_layout_set_text,
  (PangoLayout *layout, const char *text, int length),
  (layout, text, length))
LATE(void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
LATE(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
LATE(const char *, pango_version_string, (void), ())
