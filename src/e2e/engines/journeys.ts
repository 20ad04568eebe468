import { paths } from '../../contract/paths.ts';
import { POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { keys } from './engine.ts';
import {
  openPage,
  type Complaining,
  type EnginePage,
  type Launch,
  type Target,
} from './enginePage.ts';

const PHONE = [390, 844] as const;
const DESKTOP = [1280, 900] as const;
const ROTATION = 'Set up a round-robin rotation';

const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const field = (label: string): Target => ({ label, within: 'main form[aria-label]' });
const button = (name: string | RegExp): Target => ({
  role: 'button',
  name,
  within: 'main form[aria-label]',
});

/** A form's name for a field, and its words for what is wrong there. */
const PERSON_ERRORS = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  phone: 'Phone number is required',
  email: 'Email is required',
};

const DEMO_ERRORS = {
  ...PERSON_ERRORS,
  real_estate_experience: 'Please select your experience level',
  monthly_budget: 'Please select your monthly budget',
  preferred_date: 'Please select both date and time',
  preferred_time: 'Please select both date and time',
};

const REGISTRATION_ERRORS = {
  ...PERSON_ERRORS,
  company: 'Company name is required',
  reason_for_attending: 'Please provide a reason for attending',
};

/**
 * What visitors do most, in one engine. Every journey begins with a document of its own, and the page has
 * nothing to complain of at its end.
 */
export const journeysIn = (launch: Launch): void => {
  let page: EnginePage;

  beforeAll(async () => {
    page = await openPage(launch);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
  });
  afterAll(() => page.close());

  const focusedName = (name: string) =>
    page.until((wanted) => document.activeElement?.getAttribute('name') === wanted, name);

  /** Names of the open form's wrong fields with the words at each. */
  const errors = () =>
    page.evaluate(() => {
      const wrong = document.querySelectorAll('main form [aria-invalid=true]');
      return Object.fromEntries(
        [...wrong].map((control): [string, string] => {
          const [errorId = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
          return [control.getAttribute('name')!, document.getElementById(errorId)!.textContent];
        }),
      );
    });

  const fillInPerson = async () => {
    await page.click(field('First name'));
    await page.press(`Zoë${keys.Tab}O'Neil`);
    await page.click(button(/^Country code/));
    await page.shows({ role: 'option', name: /^Germany/ });
    await page.press(`germ${keys.Enter}`);
    await page.shows(button('Country code: Germany, +49'));
    await page.click(field('Phone'));
    await page.press(`30 901820${keys.Tab}zoe@example.com`);
  };

  it('hears what a page complains of', async () => {
    await page.visit(paths.privacyPolicy);
    await page.evaluate(() => {
      window.console.error('An error');
      reportError(new Error('Uncaught'));
      void Promise.reject(new Error('Unhandled'));
      document.body.setAttribute('style', 'color: red');
      document.body.append(Object.assign(new Image(), { src: '/no-such-picture.png' }));
    });
    await page.until(() => (window as Complaining).complaints?.length === 5);
    const heard = await page.complaints();
    expect(heard.toSorted()).toEqual([
      expect.stringMatching(/^blocked by the policy: style-src/),
      'error: An error',
      expect.stringContaining('/no-such-picture.png'),
      expect.stringMatching(/^uncaught: .*Uncaught/),
      expect.stringMatching(/^unhandled: .*Unhandled/),
    ]);
  });

  it("opens a phone's menu and goes on to a page without a new document", async () => {
    await page.resize(...PHONE);
    await page.visit(paths.home);
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await page.click({ role: 'button', name: 'Open menu' });
    await page.click({ role: 'button', name: 'Features', within: 'header' });
    await page.click({ role: 'link', name: 'Activity tracking', within: 'header' });
    await page.until(() => window.location.pathname === '/features/activity-tracking');
    await page.until(() => document.activeElement?.tagName === 'H1');
    await page.shows({ role: 'button', name: 'Open menu' });
    expect(
      await page.evaluate(() => [
        'isSameDocument' in window,
        window.scrollY,
        document.documentElement.scrollWidth > window.innerWidth,
      ]),
    ).toEqual([true, 0, false]);
  });

  it('toggles the billing period, which its address and Back follow', async () => {
    await page.resize(...DESKTOP);
    await page.visit(paths.home);
    await page.click({ role: 'link', name: 'Pricing', within: 'header' });
    await page.click({ role: 'radio', name: 'Annual' });
    await page.until(() => window.location.search === '?billing=annual');
    await page.shows({ role: 'columnheader', name: /Team \$768 per year/ });
    await page.press(keys.Left);
    await page.until(() => window.location.search === '');
    await page.engine.back();
    await page.shows(heading(/smart, fast/));
  });

  it('shows what is wrong with a demo request, takes it, and shows the booking', async () => {
    await page.resize(...PHONE);
    await page.visit(paths.requestDemo);
    await page.click(button('Request a demo'));
    await focusedName('first_name');
    expect(await errors()).toEqual(DEMO_ERRORS);
    await fillInPerson();
    await page.press(`${keys.Tab}1${keys.Tab}$5${keys.Tab}1${keys.Right}3${keys.Right}2099`);
    await page.focus(field('Preferred time'));
    await page.press('2');
    expect(await errors()).toEqual({});
    await page.click(button('Request a demo'));
    await page.shows(heading('Demo Scheduled Successfully!'));
    await page.until(() => document.activeElement?.textContent === 'Demo Scheduled Successfully!');
    await page.shows({ role: 'link', name: 'Join Meeting' });
  });

  it('takes an address for the newsletter, and says so', async () => {
    await page.resize(...PHONE);
    await page.visit(paths.blog);
    await page.click({ role: 'button', name: 'Subscribe' });
    await page.until(() =>
      document.querySelector('[role=alert]')?.textContent.includes('Please enter an email address'),
    );
    await focusedName('email');
    await page.press(`zoe@example.com${keys.Enter}`);
    await page.until(() =>
      document.body.textContent.includes('a mail with a link to confirm your address'),
    );
  });

  it('registers for an event', async () => {
    await page.resize(...PHONE);
    await page.visit(paths.event('import-day-together'));
    await page.click(button('Register Now'));
    await focusedName('first_name');
    expect(await errors()).toEqual(REGISTRATION_ERRORS);
    await fillInPerson();
    await page.press(`${keys.Tab}Ek Homes${keys.Tab}To learn`);
    await page.click(button('Register Now'));
    await page.shows(heading('Registration Successful!'));
  });

  it('searches the help center by keyboard', async () => {
    await page.resize(...DESKTOP);
    await page.visit(paths.helpCenter);
    await page.click({ role: 'combobox', name: 'Search the help center' });
    await page.press('rotation');
    await page.shows({ role: 'option', name: new RegExp(ROTATION) });
    await page.press(keys.Down);
    await page.until(
      (title) =>
        document.querySelector('[role=option][aria-selected=true]')?.textContent.includes(title),
      ROTATION,
    );
    await page.press(keys.Enter);
    await page.shows(heading(ROTATION));
  });

  it('plays a video, with its captions and its chapters', async () => {
    await page.resize(...PHONE);
    await page.visit(paths.webinars);
    await page.click({ role: 'link', name: /^Your first afternoon/ });
    await page.until(() => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.currentTime > 0;
    });
    // As whoever chooses them in the player's menu, which no script can open.
    await page.until(() => {
      const [captions] = document.querySelector('video')?.textTracks ?? [];
      if (!captions) return false;
      captions.mode = 'showing';
      return (captions.cues?.length ?? 0) > 0;
    });
    await page.shows({ role: 'heading', name: 'Chapters' });
  });

  it('scrolls to a heading of a post, and opens its questions', async () => {
    await page.resize(...DESKTOP);
    await page.visit(paths.whatsNew);
    await page.click({
      role: 'link',
      name: 'October 2026',
      within: 'main nav[aria-label="Table of contents"]',
    });
    await page.until((offset) => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      return target !== null && Math.abs(target.getBoundingClientRect().top - offset) < 2;
    }, POST_HEADING_OFFSET);
    const questions = ['Do I need to update anything?', 'Where do I ask for something?'];
    for (const [index, name] of questions.entries()) {
      await page.click({ role: 'button', name });
      // What opens moves what is below it.
      await page.until(
        (names) => {
          const open = [...document.querySelectorAll('main section [aria-expanded=true]')];
          return open.map(({ textContent }) => textContent).join() === names.join();
        },
        questions.slice(0, index + 1),
      );
    }
  });
};
