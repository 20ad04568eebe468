import { metaOf, type TextFields } from './textFields.ts';

/** The sections that every page of a feature may have. */
export const featureSections = (fields: TextFields) => {
  const { object, list, line, text, choice, link, picture, voice } = fields;
  const titled = { title: line(80), text: text(400) };
  const period = choice(['weekly', 'monthly', 'yearly', 'custom']);
  return {
    meta: metaOf(fields),
    hero: object({
      title: line(80),
      lead: text(240),
      action: line(24),
      quiet_action: line(24),
      /** Several are shown one at a time, by period. */
      pictures: list(
        object({
          period,
          picture: picture(760, 560),
        }),
        4,
      ),
      /** The period that is shown first; by default that of the first picture. */
      opening: period.optional(),
    }),
    cards: object({
      title: line(80),
      lead: text(240),
      items: list(object({ ...titled, picture: picture(340, 210) }), 3),
    }).optional(),
    /** One in a dark panel, or two in tinted panels. */
    scenes: list(object({ ...titled, picture: picture(760, 560) }), 2).optional(),
    benefits: object({ title: line(80), items: list(object(titled), 8) }).optional(),
    reading: object({
      title: line(80),
      voice: voice().optional(),
      links: list(object({ kind: line(12), title: line(100), to: link() }), 6),
    }).optional(),
    discover: object({ title: line(80) }).optional(),
    closing: object({ title: line(80), text: text(240), action: line(24) }).optional(),
  };
};
