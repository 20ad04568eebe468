import { metaOf, type TextFields } from './textFields.ts';

export const homeTexts = (fields: TextFields) => {
  const { object, list, line, text, link, picture, file, voice } = fields;
  const titled = { title: line(60), text: text(240) };
  const card = object({ ...titled, to: link(), picture: picture(340, 210) });
  return object({
    meta: metaOf(fields),
    hero: object({
      title_lines: list(line(24), 3),
      text: text(200),
      action: line(24),
      quiet_action: line(24),
      picture: picture(1160, 724),
    }),
    /** A button beside the picture "dashboard", which adds a lead to it. */
    bell: object({
      ring: line(24),
      invitation: line(60),
      arrival: line(80, ['lead', 'agent']),
      callers: list(object({ name: line(24), wish: line(40), source: line(16) }), 12),
      /** In the order of their turns. */
      agents: list(object({ name: line(24), photo: file() }), 4),
    }).optional(),
    tagline: object({ ...titled, voice: voice().optional() }).optional(),
    blocks: list(
      object({
        name: line(40),
        ...titled,
        points: list(object({ term: line(24), text: line(60) }), 5),
        action: line(40),
        to: link(),
        picture: picture(760, 560),
      }),
      4,
    ).optional(),
    communication: object({
      name: line(40),
      ...titled,
      picture: picture(1040, 560),
      cards: list(card, 6),
    }).optional(),
    getting_started: object({ ...titled, cards: list(card, 3) }).optional(),
    panels: list(object({ ...titled, to: link(), picture: picture(640, 440) }), 2).optional(),
    workflow: object({
      name: line(40),
      ...titled,
      action: line(24),
      picture: picture(766, 467),
    }).optional(),
    closing: object({ ...titled, action: line(24) }).optional(),
    testimonial: object({ voice: voice() }).optional(),
    discover: object({ title: line(60) }).optional(),
    sign_up: object({ ...titled, action: line(24) }).optional(),
  });
};
