import type { TextFields } from './textFields.ts';

export const voicesTexts = ({ object, list, line, text, file }: TextFields) =>
  object({
    people: list(
      object({ id: line(40), name: line(60), role: line(60), company: line(80), photo: file() }),
      40,
    ),
    voices: list(
      object({
        id: line(60),
        person: line(40),
        quote: text(300),
        emphasis: line(80).optional(),
      }),
      80,
    ),
  });
