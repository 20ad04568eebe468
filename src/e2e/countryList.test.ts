import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';

/** Of a phone's window of 844 px, what its keyboard leaves. */
const ABOVE_KEYBOARD = 500;

it('opens the list of countries within what a phone’s keyboard leaves', () =>
  visit(paths.requestDemo, { width: widths.phone }, async ({ page, ready }) => {
    await ready();
    const button = page.getByRole('button', { name: /Country code/ });
    // At the window's end, where a list below it would have no room.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.click();
    await page.getByRole('option', { name: /Canada/ }).waitFor();
    const field = page.getByRole('combobox', { name: 'Search countries' });
    const { y: top } = (await field.boundingBox())!;
    const list = (await page.getByRole('listbox', { name: 'Countries' }).boundingBox())!;
    const navbar = (await page.getByRole('banner').boundingBox())!;
    expect(top).toBeGreaterThan(navbar.y + navbar.height);
    expect(list.y + list.height).toBeLessThan(ABOVE_KEYBOARD);
  }));
