import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../contract/paths.ts';
import { copyContent } from '../testing/server/copyContent.ts';
import { until } from '../testing/until.ts';
import { field } from './leadForms.ts';
import { startSite } from './startSite.ts';
import { visit } from './visit.ts';

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Starts a site with office hours in Los Angeles before the tests of a `describe`, and stops it after them. */
export const startOffice = () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'office-'));
    const content = path.join(folder, 'content');
    await copyContent(content);
    const hours = EVERY_DAY.map((day) => `  ${day}: 09:00-17:00\n`).join('');
    await writeFile(path.join(content, 'office.yaml'), `hours:\n${hours}`);
    site = await startSite({ CONTENT_DIR: content, PAGE_CACHE_SECONDS: '0' });
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true });
  });

  return {
    /** Chooses the time of that hour in the visitor's zone. */
    keepsDraft: (timeZone: string, hour: string): Promise<void> =>
      visit(paths.requestDemo, { site: site.url, timeZone }, async ({ page, ready }) => {
        const date = field(page, 'Preferred date');
        const time = field(page, 'Preferred time');
        const wanted = time.locator(`option[value="${hour}"]`);
        await page.getByText('Choose a date first').waitFor({ state: 'attached' });
        await date.selectOption({ index: 4 });
        await wanted.waitFor({ state: 'attached' });
        await time.selectOption(hour);
        const day = await date.inputValue();
        for (const _reload of [1, 2]) {
          await page.reload();
          await ready();
          await until(async () => (await time.inputValue()) === hour, 'the time of the draft');
          expect(await date.inputValue()).toBe(day);
        }
      }),
  };
};
