import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';

const VALUES = ['Customer centricity', 'Innovation', 'Integrity', 'Collaboration', 'Excellence'];

it('is found under Resources, names the five values and leads to a demo', async () => {
  await visit(paths.home, {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${paths.about}`);
    await page.getByRole('heading', { level: 1, name: /keep the light on/ }).waitFor();
    for (const value of VALUES) {
      const headings = page.getByRole('heading', { level: 3, name: value, exact: true });
      expect(await headings.count()).toBe(1);
    }
    await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click();
    await page.waitForURL(`**${paths.requestDemo}`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});
