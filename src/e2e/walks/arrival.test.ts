import { paths } from '../../contract/paths.ts';
import {
  focusesTitleOfLateData,
  goesToTopOfSamePage,
  hasTitleBeforeCode,
  leavesMovedFocus,
} from '../arrivals.ts';

it.each([
  [paths.video('reading-the-dashboard-video'), 'dashboard'],
  [paths.whatsNew, 'What'],
  [paths.helpArticle('set-up-a-round-robin-rotation'), 'round-robin'],
  [paths.helpCategory('leads-and-assignment'), 'Leads'],
  [paths.privacyPolicy, 'Privacy'],
  [paths.blog, ''],
  [paths.pricing, 'Every plan'],
  [paths.event('gone'), ''],
  [paths.helpCategory('gone'), ''],
  [paths.page('no-such-page'), ''],
  [paths.myDemo('gone'), ''],
  [paths.myRegistration('gone'), ''],
  [paths.newsletterConfirm('gone'), 'This link doesn’t work'],
  ['/no/such/page', ''],
])('focuses and announces the title of %s once its data are there', focusesTitleOfLateData);

it.each([
  ['legal', paths.termsOfServices],
  ['request-demo', paths.requestDemo],
  ['help-center', paths.helpCenter],
])('has a title and focus while the code of %s is on its way', hasTitleBeforeCode);

it.each([
  paths.video('reading-the-dashboard-video'),
  paths.whatsNew,
  paths.helpArticle('set-up-a-round-robin-rotation'),
  paths.helpCategory('leads-and-assignment'),
])('leaves focus that a visitor moved while %s was loading', leavesMovedFocus);

it.each([
  [paths.pricing, paths.pricing],
  [paths.blog, paths.blog],
  [paths.home, paths.home],
  [paths.requestDemo, paths.requestDemo],
  [`${paths.helpCenter}?q=lead`, paths.helpCenter],
])('goes from the end of %s to its top by a link to %s', goesToTopOfSamePage);
