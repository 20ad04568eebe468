import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { fillIn, REGISTRATION_FIELDS } from './leadForms.ts';
import { visit, widths } from './visit.ts';

const VIDEO = paths.video('your-first-afternoon');

it('registers for an event and stores no personal data in the browser', () =>
  visit(paths.event('import-day-together'), {}, async ({ page }) => {
    const email = `seat-${Date.now()}@example.com`;
    await fillIn(page, { ...REGISTRATION_FIELDS, Email: email });
    await page.getByRole('button', { name: 'Register Now' }).click();
    await page.getByRole('heading', { name: 'Registration Successful!' }).waitFor();
    expect(await page.getByText(email).isVisible()).toBe(true);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toMatch(/Neil|@|5550142|draft/);
  }));

it.each([
  ['reading-the-year', 'on a laptop', { width: widths.laptop }, [3]],
  ['import-day-together', 'on a laptop', { width: widths.laptop }, [2, 2]],
  ['import-day-together', 'without scripts', { width: widths.laptop, javaScript: false }, [3]],
  ['import-day-together', 'on a phone', { width: widths.phone }, [1, 2, 1]],
  [
    'import-day-together',
    'on a phone without scripts',
    { width: widths.phone, javaScript: false },
    [1, 2],
  ],
])('fills the rows of facts about %s %s', (slug, _, options, rows) =>
  visit(paths.event(slug), options, async ({ page }) => {
    const facts = page.locator('main dl').first().locator('> div:visible');
    const tops = await facts.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().top),
    );
    const found = Map.groupBy(tops, Math.round).values();
    expect(Array.from(found, ({ length }) => length)).toEqual(rows);
  }),
);

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

it('plays a video with sound after a click on its card and shows its captions below the picture', () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const prepare = (context: BrowserContext) =>
    context.route('**/*.mp4', async (route) => {
      await released;
      await route.fulfill({ contentType: 'video/webm', body: BLACK_VIDEO });
    });
  return visit(paths.webinars, { prepare, reducedMotion: true }, async ({ page }) => {
    await page.getByRole('link', { name: /^Set up your office in an afternoon/ }).click();
    await page.waitForURL(`**${VIDEO}`);
    const loading = page.getByRole('status').filter({ hasText: 'Loading video...' });
    await loading.waitFor();
    release();
    await loading.waitFor({ state: 'detached' });
    await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.currentTime > 0;
    });
    const state = await player(page).evaluate(
      ({ controls, muted, textTracks }: HTMLVideoElement) => ({
        controls,
        muted,
        tracks: Array.from(textTracks, ({ kind, mode }) => `${kind} ${mode}`),
      }),
    );
    expect(state).toEqual({ controls: true, muted: false, tracks: ['captions hidden'] });
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await transcript.getByRole('button', { name: /^0:06/ }).click();
    const caption = page.locator('[data-film] p', { hasText: 'You check them, then import.' });
    await caption.waitFor();
    const [picture, words] = [await player(page).boundingBox(), await caption.boundingBox()];
    expect(words!.y).toBeGreaterThan(picture!.y + picture!.height);
  });
});

it.each([
  [widths.phone, 'your-first-afternoon-phone.mp4', 4 / 5],
  [widths.desktop, 'your-first-afternoon.mp4', 80 / 37],
])('plays the film for a screen of %i pixels in its shape', (width, file, ratio) => {
  const prepare = (context: BrowserContext) =>
    context.route('**/*.mp4', (route) =>
      route.fulfill({ contentType: 'video/webm', body: BLACK_VIDEO }),
    );
  return visit(VIDEO, { prepare, width }, async ({ page }) => {
    await page.waitForFunction((end) => {
      const video = document.querySelector('video');
      return video !== null && video.currentTime > 0 && video.currentSrc.endsWith(end);
    }, file);
    const box = (await player(page).boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(ratio, 1);
  });
});

it('offers the video without scripts and loads it on demand', () =>
  visit(VIDEO, { javaScript: false }, async ({ page }) => {
    expect(await player(page).getAttribute('controls')).toBe('');
    expect(await player(page).getAttribute('preload')).toBe('none');
    expect(await page.getByText('Loading video...').isVisible()).toBe(false);
    expect(await page.locator('[data-film] img').isVisible()).toBe(true);
  }));
