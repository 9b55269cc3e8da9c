// Of each function of Pango, GLib and HarfBuzz that is called: LATE(type of the result, name,
// parameters, arguments).
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
