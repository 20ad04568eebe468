import { paths } from '../contract/paths.ts';
import { axeViolations, layoutShifts, nextFrame, scrollThrough, visit, widths } from './visit.ts';

const STREET = 'main svg[viewBox="0 0 1440 420"]';

it('lights a window for each section read, and home’s giant window while the visitor is at it', () =>
  visit(paths.home, { width: widths.phone, alone: true }, async ({ page, ready }) => {
    await ready();
    const giantWindow = page.locator('main h2', { hasText: 'Simplify' }).locator('..');
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const lit = await giantWindow.evaluate(ground);
    // Signs of use bring the light along; as long as nothing is read it changes nothing.
    for (let x = 0; (await page.locator(STREET).count()) === 0; x += 1) {
      await page.mouse.move(x % 2, 1);
      await nextFrame(page);
    }
    expect(await page.locator('[data-light]').count()).toBe(0);

    // In steps shorter than any section, or some would be jumped over.
    await scrollThrough(page, 150);
    const sections = await page.locator('[data-light=off]').count();
    expect(sections).toBe(10);
    await page
      .locator(`${STREET} g`)
      .nth(sections - 1)
      .waitFor();
    expect(await page.locator(`${STREET} g`).count()).toBe(sections);
    expect(await layoutShifts(page)).toEqual([]);

    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await giantWindow.evaluate(ground)).not.toBe(lit);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await giantWindow.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.locator('[data-light=on] h2', { hasText: 'Simplify' }).waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await giantWindow.evaluate(ground)).toBe(lit);
  }));
