import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { DEMO_FIELDS, fillIn, refused } from './leadForms.ts';
import { expectTimeTravel, server, TEST_MS, type Step } from './timeTravels.ts';
import { goInside } from './pageSteps.ts';

/** Pages that the visit only opens. `walks/timeTravel.test.ts` has the others. */
const FEW_PAGES = [
  paths.event('import-day-together'),
  paths.helpArticle('set-up-a-round-robin-rotation'),
];

const walk = async (page: Page, step: Step) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await step(() => Promise.resolve());
  await step(() => press('Features'));
  await step(() => press('Resources'));
  await step(() => page.keyboard.press('Escape'));

  await step(() => goInside(page, paths.pricing));
  await step(() => page.getByText('Annual', { exact: true }).first().click());

  await step(() => goInside(page, paths.allIntegrations));
  await step(() => press('Next'));
  await step(() => page.getByRole('searchbox').fill('mail'));
  await page.waitForURL('**q=mail*');
  await step(() => Promise.resolve());

  await step(() => goInside(page, paths.blog));
  await step(() => goInside(page, paths.whatsNew));
  await step(() => page.locator('main button[aria-expanded="false"]:visible').last().click());

  await step(() => goInside(page, paths.helpCenter));
  await step(() => page.getByRole('combobox').fill('lead'));
  await step(() => page.keyboard.press('Enter'));

  await step(() => goInside(page, paths.requestDemo));
  await step(() => press('Request a demo'));
  server.answer(refused(503, 'Not now.'));
  await fillIn(page, DEMO_FIELDS);
  await step(() => press('Request a demo'));
  await page.getByRole('alert').filter({ hasText: 'Not now.' }).first().waitFor();
  server.answer(server.accepted);
  await step(() => press('Request a demo'));
  await page.getByText('HD-7K3M9Q').first().waitFor();
  await step(() => Promise.resolve());

  for (const path of FEW_PAGES) await step(() => goInside(page, path));
  await step(() => goInside(page, paths.allIntegrations));
  await step(() => press('Next'));
};

it(
  'shows every earlier state of a visit without side effects, and of a session imported into another tab',
  () => expectTimeTravel(walk),
  TEST_MS,
);
