import { ELEMENT_IDS } from './constants.ts';
import { paths } from './paths.ts';

const { main, footerNav, leadForm, myLink, newsletter } = ELEMENT_IDS;

/** What follows the `#` of a link to a part of a page that is not a heading of its text. */
export const pageFragments = (pathname: string): readonly string[] => {
  const onEveryPage = [main, footerNav];
  if (pathname === paths.blog) return [...onEveryPage, newsletter];
  if (pathname === paths.requestDemo) return [...onEveryPage, leadForm];
  // The page has these two only until the event is over, which its writer knows.
  if (pathname.startsWith(paths.event(''))) return [...onEveryPage, leadForm, myLink];
  return onEveryPage;
};
