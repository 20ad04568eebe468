import { metaOf, type TextFields } from './textFields.ts';

export const homeTexts = (fields: TextFields) => {
  const { object, list, line, text, count, link, picture, file, voice } = fields;
  const titled = { title: line(60), text: text(240) };
  const lead = { name: line(24), wish: line(40), source: line(16) };
  const card = object({ ...titled, to: link(), picture: picture(340, 210) });
  return object({
    meta: metaOf(fields),
    hero: object({
      title: line(30),
      /** The rest of the headline, in smaller letters. */
      line: line(80),
      text: text(160),
      action: line(24),
      trial: line(40).optional(),
      /** Shown when the site knows its plans. */
      price: line(40, ['price']).optional(),
      /** Shown on a page that has no `bell`. */
      picture: picture(1160, 724),
    }),
    /** A live drawing of the dashboard, where a visitor sends a lead and sees the reply. */
    bell: object({
      /** The button, and the line beside it. */
      ring: line(24),
      invitation: line(60),
      /** What happens after a press, in this order; each takes the place of the one before it. */
      asks: line(60, ['lead', 'house', 'agent']),
      arrives: line(60, ['lead', 'house', 'agent']),
      replies: line(40, ['agent', 'reply']),
      replied: line(40, ['agent', 'time']),
      /** Below `replied`: the time that the drawing took, and the link to a demo. */
      shown: line(24),
      question: line(24),
      /** The head of the drawing. */
      office: line(24),
      week: line(32),
      /** What people who can't see the drawing hear. */
      description: line(200, ['new', 'reached', 'waiting', 'agent']),
      /** Before the agents, and below the windows. */
      turn: line(24),
      caption: line(60),
      agents: list(object({ name: line(24), photo: file(), leads: count(12) }), 4),
      /** How many of the agents' leads wait for a reply. */
      waiting: count(6),
      /** The latest leads, the newest first; one without a time waits. */
      rows: list(object({ ...lead, time: line(5).optional() }), 4),
      callers: list(object({ ...lead, house: line(24), reply: line(64) }), 8),
    }).optional(),
    /** Who builds and uses the product. */
    proof: object({
      lines: list(line(40), 2),
      title: line(80),
      action: line(24),
      to: link(),
      faces: list(file(), 6),
    }).optional(),
    tagline: object(titled).optional(),
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
      apps: list(object({ kind: line(32), names: line(60) }), 6).optional(),
      action: line(24),
      picture: picture(774, 467),
    }).optional(),
    closing: object({ ...titled, action: line(24) }).optional(),
    testimonial: object({ voice: voice() }).optional(),
    discover: object({ title: line(60) }).optional(),
    sign_up: object({ ...titled, action: line(24) }).optional(),
  });
};
