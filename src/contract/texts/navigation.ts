import type { TextFields } from './textFields.ts';

export const navigationTexts = ({ object, list, line, link }: TextFields) => {
  const page = object({ label: line(32), to: link() });
  const described = object({ label: line(32), line: line(60).optional(), to: link() });
  const menu = object({ title: line(24), links: list(described, 12) });
  const group = object({ title: line(24), links: list(page, 12) });
  return object({
    features: menu,
    bar: list(described, 4),
    resources: menu,
    login: line(16),
    request_demo: line(24),
    get_started: line(24),
    footer: object({ features: group, resources: group, company: group }),
  });
};
