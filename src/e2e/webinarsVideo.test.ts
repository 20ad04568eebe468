import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { fakePaths } from './fakeContentApi.ts';
import { serveFilm } from './videoFixture.ts';
import { visit, type Preparing } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const VIDEO = paths.video('your-first-afternoon');

const player = (page: Page) => page.locator('main video');
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading video...' });

const playing = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > 0;
  });

it('plays a recording by itself, in a player of the browser with captions', () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (context: Preparing) => serveFilm(context, { released });
  return visit(VIDEO, { prepare }, async ({ page, ready }) => {
    await ready();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^Your first afternoon/,
    );
    const back = page.locator('main').getByRole('link', { name: 'Webinars' });
    expect(await back.getAttribute('href')).toBe(paths.webinars);
    await loading(page).waitFor();

    release();
    await loading(page).waitFor({ state: 'detached' });
    await playing(page);
    expect(await player(page).getAttribute('controls')).toBe('');
    // The captions are there to be chosen.
    const captions = await player(page).evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks, ({ kind, mode }) => ({ kind, mode })),
    );
    expect(captions).toEqual([{ kind: 'captions', mode: 'disabled' }]);
    // Chosen, they stand below the picture.
    const roomBelow = () =>
      player(page).evaluate((video) => video.clientHeight - (video.clientWidth * 9) / 16);
    expect(Math.abs(await roomBelow())).toBeLessThanOrEqual(1);
    await player(page).evaluate((video: HTMLVideoElement) => {
      video.textTracks[0]!.mode = 'showing';
    });
    await until(async () => (await roomBelow()) > 90, 'the player makes room for captions');
  });
});

it('starts with sound after a click, which browsers ask for', () =>
  visit(paths.webinars, { prepare: serveFilm, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    await page.getByRole('link', { name: /^Your first afternoon/ }).click();
    await page.waitForURL(`**${VIDEO}`);
    await playing(page);
    expect(await player(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  }));

it('plays without scripts when asked to, and loads nothing before', () =>
  visit(VIDEO, { javaScript: false }, async ({ page }) => {
    expect(await player(page).getAttribute('controls')).toBe('');
    expect(await player(page).getAttribute('preload')).toBe('none');
    expect(await page.getByText('Loading video...').isVisible()).toBe(false);
  }));

describe('of YouTube', () => {
  const external = withExternalSite({ depth: 1 });

  it('is embedded from the host without cookies, without scripts too', async () => {
    external.api.answer('/webinars/videos/other-video-1', {
      payload: {
        id: 1,
        slug: 'other-video-1',
        title: 'Other video 1',
        type: 'youtube',
        video_url: 'https://www.youtube.com/watch?v=Zk4wB9_tQe8',
      },
    });
    const asked: string[] = [];
    const prepare = (context: Preparing) =>
      context.route(/youtube|ytimg|google/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' });
      });
    const options = { site: external.site.url, prepare };
    for (const javaScript of [true, false]) {
      asked.length = 0;
      await visit(fakePaths.video, { ...options, javaScript }, async ({ page, ready }) => {
        if (javaScript) await ready();
        expect(await player(page).count()).toBe(0);
        await page.frameLocator('main iframe').locator('title').waitFor({ state: 'attached' });
        expect(await page.locator('main iframe').getAttribute('title')).toBe('Other video 1');
        expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/Zk4wB9_tQe8?rel=0']);
      });
    }
  });
});
