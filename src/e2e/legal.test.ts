import { POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { visit, widths, type Preparing } from './visit.ts';

it.each([
  ['Privacy Policy', paths.privacyPolicy],
  ['Terms of Services', paths.termsOfServices],
])('spins until the %s is there, then leads to its parts', async (title, path) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const options = {
    prepare: (context: Preparing) =>
      context.route('**/api/legal-documents/*', async (route) => {
        await released;
        await route.continue();
      }),
  };
  await visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('main').getByRole('status').waitFor();
    release();
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    const entry = contents.getByRole('link').nth(2);
    await entry.click();
    await page.waitForFunction((offset) => {
      const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      return heading !== null && Math.abs(heading.getBoundingClientRect().top - offset) < 2;
    }, POST_HEADING_OFFSET);
    expect(await page.getByRole('main').getByRole('status').count()).toBe(0);
  });
});

it('says what failed in one line and tries again', async () => {
  let isDown = true;
  const options = {
    width: widths.phone,
    expectedMessages: /status of 400/,
    prepare: (context: Preparing) =>
      context.route('**/api/legal-documents/*', (route) =>
        isDown
          ? route.fulfill({ status: 400, json: { message: 'Out of ink', status: 400 } })
          : route.continue(),
      ),
  };
  await visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByText('Error loading privacy policy: Out of ink').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByText('Error loading privacy policy').count()).toBe(0);
  });
});
