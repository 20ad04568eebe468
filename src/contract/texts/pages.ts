import { metaOf, type TextFields } from './textFields.ts';

export const blogTexts = (fields: TextFields) => {
  const { object, list, line, text } = fields;
  const titled = object({ title: line(60), empty: line(80) });
  return object({
    meta: metaOf(fields),
    /** When no post is featured. */
    title: line(80),
    lead: text(200),
    featured_action: line(24),
    view_all: line(24),
    latest: titled,
    guides: titled,
    trending: titled,
    empty: text(160),
    all: object({
      meta: metaOf(fields),
      title: line(60),
      empty: text(160),
      /** Categories or tags of posts, which the list can be narrowed to. */
      topics: list(line(40), 20).optional(),
    }),
  });
};

export const helpCenterTexts = (fields: TextFields) => {
  const { object, list, line, text, file, link } = fields;
  return object({
    meta: metaOf(fields),
    title: line(60),
    browse: line(32),
    empty: text(200),
    /** Links below the search box. */
    popular: object({
      label: line(24),
      links: list(object({ label: line(40), to: link() }), 4),
    }).optional(),
    /** Films of categories: the category's id and the video's address. */
    films: list(
      object({
        category: line(80),
        video: line(80),
        picture: file().optional(),
        title: line(80),
        line: line(60),
      }),
      30,
    ).optional(),
  });
};

export const webinarsTexts = (fields: TextFields) => {
  const { object, line, text } = fields;
  const list = object({ title: line(60), empty: text(160) });
  const page = object({ title: line(60), description: text(160), empty: text(160) });
  return object({
    meta: metaOf(fields),
    title: line(60),
    lead: text(320),
    see_events: line(32),
    next: line(32),
    register: line(24),
    view_all: line(24),
    events: list,
    videos: list,
    closing: object({ title: line(80), text: text(240), action: line(24) }).optional(),
    all_events: page,
    all_videos: page,
  });
};

export const requestDemoTexts = (fields: TextFields) => {
  const { object, list, line, text, file, voice } = fields;
  return object({
    meta: metaOf(fields),
    title: line(80),
    lead: text(200),
    expectations: list(line(60), 8),
    voice: voice().optional(),
    form: object({ title: line(40), note: text(160) }),
    /** After the request is sent. */
    next: object({
      title: line(60),
      picture: file(),
      steps: list(object({ when: line(40), text: text(160) }), 5),
    }).optional(),
  });
};

export const notFoundTexts = ({ object, line, text }: TextFields) =>
  object({ title: line(60), text: text(160), home: line(32), help_center: line(32) });

export const newsletterTexts = ({ object, line, text }: TextFields) =>
  object({ title: line(60), text: text(200), subscribe: line(24), link: line(32) });

export const nextStepTexts = ({ object, line, text }: TextFields) =>
  object({
    demo: object({ title: line(60), text: text(160), action: line(24) }).optional(),
    support: object({ title: line(60), text: text(160) }).optional(),
    /** Above the footer's street. */
    light: object({
      open: line(80, ['time']),
      closed: line(80, ['time', 'hour']),
      closed_until: line(80, ['time', 'today', 'hour', 'day']),
    }).optional(),
  });
