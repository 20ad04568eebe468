import { navigation } from '../../strings/navigation.ts';
import { resourceLines } from '../../strings/resourceLines.ts';
import { paths } from '../../contract/paths.ts';

/** The destinations of the Resources menu (spec §2); carrier registration is part of the help center. */
export const resourceLinks = [
  { to: paths.about, title: navigation.aboutUs, line: resourceLines.aboutUs },
  { to: paths.webinars, title: navigation.webinars, line: resourceLines.webinars },
  { to: paths.blog, title: navigation.blog, line: resourceLines.blog },
  { to: paths.helpCenter, title: navigation.helpCenter, line: resourceLines.helpCenter },
  { to: paths.whatsNew, title: navigation.whatsNew, line: resourceLines.whatsNew },
] as const;
