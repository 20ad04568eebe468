import { metaOf, type TextFields } from './textFields.ts';

/** The overview, and the list of all integrations. */
export const integrationsTexts = (fields: TextFields) => {
  const { object, list, line, text, link, picture } = fields;
  const titled = { title: line(80), text: text(240) };
  return object({
    meta: metaOf(fields),
    title: line(60),
    lead: text(160),
    applications: object({
      ...titled,
      view_all: line(24),
      /** Below the list, such as how leads of an MLS arrive. */
      answer: object({ ...titled, action: line(32), to: link() }).optional(),
    }),
    bridge: object({ ...titled, action: line(32), to: link() }).optional(),
    slides: list(object({ ...titled, picture: picture(760, 560) }), 6).optional(),
    closing: object({ ...titled, action: line(24) }).optional(),
    all: object({ meta: metaOf(fields), title: line(60), lead: text(160) }),
  });
};
