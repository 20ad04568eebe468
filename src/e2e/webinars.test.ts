import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { fakePaths, withExternalSite } from './fakeContentApi.ts';
import { field, focused, REGISTRATION_FIELDS, toast } from './leadForms.ts';
import { siteUrl, visit } from './visit.ts';

/** An event that is always in the future. */
const EVENT = paths.event('import-day-together');
const VIDEO = paths.video('your-first-afternoon');

const external = withExternalSite();

it("shows an event's time in its own zone and in the visitor's", () => {
  const options = { site: external.site.url, timeZone: 'Asia/Tokyo' };
  return visit(fakePaths.event, options, async ({ page }) => {
    await page.getByText('Friday, December 4, 2099, 4:00 AM Japan Standard Time').waitFor();
    const facts = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    for (const fact of ['Thursday, December 3, 2099', '11:00 AM Pacific Time', '45 minutes'])
      expect(facts).toContain(fact);
  });
});

it('closes the form when the event ends while the page is open', () => {
  const options = {
    site: external.site.url,
    isolated: true,
    // One minute before the end.
    prepare: ({ clock }: BrowserContext) => clock.install({ time: '2099-12-03T19:44:00Z' }),
  };
  return visit(fakePaths.event, options, async ({ page }) => {
    const form = page.getByRole('form', { name: 'Register for this Event' });
    await page.clock.runFor('00:30');
    expect(await form.isVisible()).toBe(true);
    await page.clock.runFor('01:00');
    await page.getByRole('heading', { name: 'This event has already taken place' }).waitFor();
    expect(await form.count()).toBe(0);
  });
});

it('registers for an event with the keyboard alone', () =>
  visit(EVENT, {}, async ({ page }) => {
    await field(page, 'First name').focus();
    const email = `keys-${Date.now()}@example.com`;
    for (const [label, text] of Object.entries({ ...REGISTRATION_FIELDS, Email: email })) {
      // The country code button precedes the number.
      if (label === 'Phone') await page.keyboard.press('Tab');
      await focused(page, label);
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Register Now' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    const success = page.getByRole('heading', { name: 'Registration Successful!' });
    // The toast disappears after two seconds.
    await Promise.all([
      success.and(page.locator(':focus')).waitFor(),
      toast(page, 'status', 'Registration submitted successfully!').waitFor(),
    ]);
    expect(await page.getByText(email).isVisible()).toBe(true);
    expect(page.url()).toBe(siteUrl() + EVENT);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toMatch(/Neil|@|5550142|draft/);
  }));

/** One minute of black video, 16 by 10 pixels, in a format that every Chromium build plays. */
const BLACK_VIDEO = Buffer.from(
  [
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAHsEU2bdLpNu4tTq4QVSalmU6yBoU27i1Or',
    'hBZUrmtTrIHGTbuMU6uEElTDZ1OsggENTbuMU6uEHFO7a1OsggHW7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX',
    'sYMPQkBNgIRMYXZmV0GETGF2ZkSJiEDtTAAAAAAAFlSua8KuAQAAAAAAADnXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCG',
    'hVZfVlA4g4EBI+ODhQSoF8gA4ImwgRC6gQqagQISVMNn0XNzzmPAi2PFiAAAAAAAAAABZ8iYRaOHRU5DT0RFUkSHi0xhdmMg',
    'bGlidnB4Z8iiRaOIRFVSQVRJT05Eh5QwMDowMTowMC4wMDAwMDAwMDAAAB9DtnWo54EAo6OBAACAEAIAnQEqEAAKAABHCIWF',
    'iJmEiAICAAwNYAD+/6tQgB9DtnWe54JOIKOYgQAAALEBAA8R/AAYADA/9AwAAAD+5rUAH0O2dZ7ngpxAo5iBAAAAsQEADxH8',
    'ABgAMD/0DAAAAP7mtQAcU7trkbuPs4EAt4r3gQHxggFj8IED',
  ].join(''),
  'base64',
);

const player = (page: Page) => page.locator('main video');

const serveVideo = (context: BrowserContext, released?: Promise<void>) =>
  context.route('**/*.mp4', async (route) => {
    await released;
    await route.fulfill({ contentType: 'video/webm', body: BLACK_VIDEO });
  });

const waitForPlayback = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > 0;
  });

it('plays a video with sound after a click on its card', () =>
  visit(paths.webinars, { prepare: serveVideo, reducedMotion: true }, async ({ page }) => {
    await page.getByRole('link', { name: /^Your first afternoon/ }).click();
    await page.waitForURL(`**${VIDEO}`);
    await waitForPlayback(page);
    expect(await player(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  }));

it('plays a video once it has loaded and makes room for captions', () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const prepare = (context: BrowserContext) => serveVideo(context, released);
  return visit(VIDEO, { prepare }, async ({ page }) => {
    const loading = page.getByRole('status').filter({ hasText: 'Loading video...' });
    await loading.waitFor();
    release();
    await loading.waitFor({ state: 'detached' });
    await waitForPlayback(page);
    expect(await player(page).getAttribute('controls')).toBe('');
    const captions = await player(page).evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks, ({ kind, mode }) => ({ kind, mode })),
    );
    expect(captions).toEqual([{ kind: 'captions', mode: 'disabled' }]);
    const roomBelow = () =>
      player(page).evaluate((video) => video.clientHeight - (video.clientWidth * 9) / 16);
    expect(Math.abs(await roomBelow())).toBeLessThanOrEqual(1);
    await player(page).evaluate((video: HTMLVideoElement) => {
      video.textTracks[0]!.mode = 'showing';
    });
    await until(async () => (await roomBelow()) > 90, 'room for captions');
  });
});

it('offers the video without scripts and loads it on demand', () =>
  visit(VIDEO, { javaScript: false }, async ({ page }) => {
    expect(await player(page).getAttribute('controls')).toBe('');
    expect(await player(page).getAttribute('preload')).toBe('none');
    expect(await page.getByText('Loading video...').isVisible()).toBe(false);
  }));

it.each([true, false])('embeds YouTube without cookies, javaScript: %s', (javaScript) => {
  external.api.answer('/webinars/videos/other-video-1', {
    payload: {
      id: 1,
      slug: 'other-video-1',
      title: 'Other video 1',
      type: 'youtube',
      video_url: 'https://www.youtube.com/watch?v=Zk4wB9_tQe8',
    },
  });
  const requests: string[] = [];
  const prepare = (context: BrowserContext) =>
    context.route(/youtube|ytimg|google/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' });
    });
  const options = { site: external.site.url, prepare, javaScript };
  return visit(fakePaths.video, options, async ({ page }) => {
    await page.frameLocator('main iframe').locator('title').waitFor({ state: 'attached' });
    expect(await page.locator('main iframe').getAttribute('title')).toBe('Other video 1');
    expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/Zk4wB9_tQe8?rel=0']);
  });
});
