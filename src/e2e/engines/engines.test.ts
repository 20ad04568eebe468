import { POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { sitePrices } from '../../testing/server/sitePrices.ts';
import { keys, openEnginePage, type Target } from './enginePage.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webKit.ts';

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;
const ROTATION = 'Set up a round-robin rotation';
const FORM = 'main form[aria-label]';

const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const field = (label: string): Target => ({ label, within: FORM });
const button = (name: string | RegExp): Target => ({ role: 'button', name, within: FORM });

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
])('%s', (_, launch) => {
  let page: Awaited<ReturnType<typeof openEnginePage>>;
  beforeAll(async () => {
    page = await openEnginePage(launch);
  });
  afterEach(async () => {
    expect(await page.takeProblems()).toEqual([]);
  });
  afterAll(() => page.close());

  const invalidCount = () =>
    page.evaluate(() => document.querySelectorAll('main form [aria-invalid=true]').length);

  it('opens a page from the menu of a phone without a new document', async () => {
    await page.visit(paths.home, PHONE);
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await page.click({ role: 'button', name: 'Open menu' });
    await page.click({ role: 'button', name: 'Features', within: 'header' });
    await page.click({ role: 'link', name: 'Activity tracking', within: 'header' });
    await page.until(() => window.location.pathname === '/features/activity-tracking');
    await page.until(() => document.activeElement?.tagName === 'H1');
    await page.waitFor({ role: 'button', name: 'Open menu' });
    const state = await page.evaluate(() => [
      'isSameDocument' in window,
      window.scrollY,
      document.documentElement.scrollWidth > window.innerWidth,
    ]);
    expect(state).toEqual([true, 0, false]);
  });

  it('keeps the billing period in the address and returns with Back', async () => {
    await page.visit(paths.home, DESKTOP);
    await page.click({ role: 'link', name: 'Pricing', within: 'header' });
    await page.click({ role: 'radio', name: 'Annual' });
    await page.until(() => window.location.search === '?billing=annual');
    const { annual } = await sitePrices('Team');
    await page.waitFor({ role: 'columnheader', name: new RegExp(`Team \\${annual} per year`) });
    await page.type(keys.Left);
    await page.until(() => window.location.search === '');
    await page.back();
    await page.waitFor(heading(/smart, fast/));
  });

  it('validates and sends the demo form', async () => {
    await page.visit(paths.requestDemo, PHONE);
    await page.click(button('Request a demo'));
    await page.until(() => document.activeElement?.getAttribute('name') === 'first_name');
    expect(await invalidCount()).toBe(8);
    await page.click(field('First name'));
    await page.type(`Zoë${keys.Tab}O'Neil`);
    await page.click(button(/^Country code/));
    await page.waitFor({ role: 'option', name: /^Germany/ });
    await page.type(`germ${keys.Enter}`);
    await page.waitFor(button('Country code: Germany, +49'));
    await page.click(field('Phone'));
    await page.type(`30 901820${keys.Tab}zoe@example.com`);
    await page.type(`${keys.Tab}1${keys.Tab}$5${keys.Tab}1${keys.Right}3${keys.Right}2099`);
    await page.focus(field('Preferred time'));
    await page.type('2');
    expect(await invalidCount()).toBe(0);
    await page.click(button('Request a demo'));
    await page.waitFor(heading('Demo Scheduled Successfully!'));
    await page.until(() => document.activeElement?.textContent === 'Demo Scheduled Successfully!');
    await page.waitFor({ role: 'link', name: 'Join Meeting' });
  });

  it('searches the help center with the keyboard', async () => {
    await page.visit(paths.helpCenter, DESKTOP);
    await page.click({ role: 'combobox', name: 'Search the help center' });
    await page.type('rotation');
    await page.waitFor({ role: 'option', name: new RegExp(ROTATION) });
    await page.type(keys.Down);
    await page.until(() => document.querySelector('[role=option][aria-selected=true]') !== null);
    await page.type(keys.Enter);
    await page.waitFor(heading(ROTATION));
  });

  it('plays a video with captions', async () => {
    await page.visit(paths.webinars, PHONE);
    await page.click({ role: 'link', name: /^Set up your office in an afternoon/ });
    await page.until(() => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.currentTime > 0;
    });
    await page.until(() => {
      const [captions] = document.querySelector('video')?.textTracks ?? [];
      if (!captions) return false;
      captions.mode = 'showing';
      return (captions.cues?.length ?? 0) > 0;
    });
  });

  it('scrolls to a heading of a post', async () => {
    await page.visit(paths.whatsNew, DESKTOP);
    await page.click({
      role: 'link',
      name: 'Evening duty',
      within: 'main nav[aria-label="Table of contents"]',
    });
    await page.until((offset) => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      return target !== null && Math.abs(target.getBoundingClientRect().top - offset) < 2;
    }, POST_HEADING_OFFSET);
  });
});
