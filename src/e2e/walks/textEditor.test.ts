import { axeViolations } from '../axe.ts';
import { edit, JOURNEY_MS, openFile } from '../editorSite.ts';
import { rewrite } from '../markdownText.ts';
import { POST, writesByKeyboard } from '../textJourney.ts';
import { widths } from '../visit.ts';

it('writes a text by the keyboard on a phone', () => writesByKeyboard(widths.phone), JOURNEY_MS);

it(
  'passes axe with problems, the search, and dialogs',
  () =>
    edit({}, async (page) => {
      const found: Record<string, string[]> = {};
      const look = async (state: string) => {
        for (const width of [widths.desktop, widths.phone]) {
          await page.setViewportSize({ width, height: 844 });
          const violations = await axeViolations(page);
          if (violations.length > 0) found[`${state} at ${width}`] = violations;
        }
      };
      await openFile(page, POST);
      await rewrite(page, '[broken](/nowhere)');
      await page.getByRole('note').waitFor();
      await page.keyboard.press('ControlOrMeta+f');
      await look('search');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByLabel('Page or address').fill('over');
      await page.getByRole('option', { name: /overdue/ }).waitFor();
      await look('link');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /^Help/ }).click();
      await look('help');
      expect(found).toEqual({});
    }),
  JOURNEY_MS,
);
