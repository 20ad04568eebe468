import { metaOf, type TextFields } from './textFields.ts';

export const aboutTexts = (fields: TextFields) => {
  const { object, list, line, text, link, file, voice } = fields;
  const head = { title: line(80), lead: text(320) };
  return object({
    meta: metaOf(fields),
    title: line(80),
    story: object({
      lead: text(320),
      paragraphs: list(text(600), 6),
      links: list(object({ label: line(40), to: link() }), 4).optional(),
    }),
    office: object({
      ...head,
      name: line(60),
      /** The founders first. */
      people: list(object({ name: line(40), role: line(40), photo: file(), text: text(200) }), 18),
    }).optional(),
    voices: object({ ...head, voices: list(voice(), 6) }).optional(),
    values: object({
      ...head,
      items: list(
        object({ title: line(30), picture: file(), text: text(120), habit: text(320) }),
        10,
      ),
    }).optional(),
    closing: object({ title: line(80), text: text(240), action: line(24) }).optional(),
  });
};
