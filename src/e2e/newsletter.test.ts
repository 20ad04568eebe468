import { paths } from '../contract/paths.ts';
import { newsletterStrings } from '../strings/newsletter.ts';
import { toast } from './leadForms.ts';
import { visit, widths } from './visit.ts';

it('stores an address, shows a toast at the bottom right and clears the input', () =>
  visit(paths.blog, {}, async ({ page }) => {
    const input = page.getByRole('textbox', { name: 'Email' });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const { x, y, width, height } = (await toast(
      page,
      'alert',
      'Please enter an email address',
    ).boundingBox())!;
    expect(x + width).toBeGreaterThan(widths.desktop - 60);
    expect(y + height).toBeGreaterThan(900 / 2);

    await input.fill(`visitor-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(await input.inputValue()).toBe('');
  }));
