import { metaOf, type TextFields } from './textFields.ts';

export const pricingTexts = (fields: TextFields) => {
  const { object, list, line, text, link, voice } = fields;
  const titled = { title: line(80), text: text(240) };
  return object({
    meta: metaOf(fields),
    title: line(80),
    /** Not shown when no plan costs less by the year. */
    badge: line(32, ['saving']),
    plans: object({
      action: line(24),
      popular: line(24),
      trial: text(120),
      fine_print: text(320),
    }),
    calculator: object({
      ...titled,
      none: object({ ...titled, action: line(32) }),
    }),
    comparison: object({ title: line(60) }),
    testimonial: object({ voice: voice() }).optional(),
    faqs: object({
      ...titled,
      items: list(
        object({ question: line(100), answer: text(600), link: line(40), to: link() }),
        20,
      ),
    }).optional(),
    closing: object({ ...titled, action: line(24) }).optional(),
  });
};
