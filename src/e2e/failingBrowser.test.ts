import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { formsStrings } from '../strings/forms.ts';
import { DEMO_FIELDS, demoServer, field, fillIn, toast } from './leadForms.ts';
import { visit } from './visit.ts';

const submitOf = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: 'Request a demo' });

it('keeps a form whose sending the network has swallowed, says so, and sends it once when it is back', () => {
  const server = demoServer();
  const options = { expectedMessages: /ERR_INTERNET_DISCONNECTED/ };
  return visit(paths.requestDemo, options, async ({ page, ready }) => {
    await ready();
    await fillIn(page, DEMO_FIELDS);
    await page.context().setOffline(true);
    await submitOf(page).click();
    await page.getByText(formsStrings.unsent).waitFor();
    await submitOf(page).and(page.locator(':focus')).waitFor();
    expect(await field(page, 'Last name').inputValue()).toBe("O'Neil");

    await server.prepare(page.context());
    await page.context().setOffline(false);
    await toast(page, 'status', 'See you then.').waitFor();
    await page.getByRole('heading', { name: 'Demo Scheduled Successfully!' }).waitFor();
    expect(server.posts).toHaveLength(1);
  });
});

it('loads a tab anew once where a deploy took a chunk away or a week has passed, and keeps what was typed', () => {
  let isGone = true;
  let documents = 0;
  return visit(
    paths.requestDemo,
    {
      expectedMessages: /status of 404|ChunkLoadError/,
      prepare: async (context) => {
        await context.route('**/assets/pricing*.js', (route) =>
          isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
        );
        await context.route(`**${paths.pricing}`, (route) => {
          // The document of the new build names files that are there.
          isGone = false;
          documents += 1;
          return route.continue();
        });
      },
    },
    async ({ page, ready }) => {
      const followToNewDocument = async () => {
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
        await page.waitForFunction(() => !Object.hasOwn(window, 'isSameDocument'));
        await ready();
        await page.getByRole('heading', { level: 1, name: /Every plan/ }).waitFor();
      };
      const goBackTo = async (typed: string) => {
        await page.goBack();
        await page.waitForURL(`**${paths.requestDemo}`);
        await ready();
        expect(await field(page, 'Last name').inputValue()).toBe(typed);
      };
      await ready();
      await field(page, 'Last name').fill('Lovelace');
      await followToNewDocument();
      expect(documents).toBe(1);

      await goBackTo('Lovelace');
      await field(page, 'Last name').fill('Byron');
      await page.evaluate(() => {
        const inAWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
        Date.now = () => inAWeek;
      });
      await followToNewDocument();
      expect(documents).toBe(2);
      await goBackTo('Byron');
    },
  );
});
