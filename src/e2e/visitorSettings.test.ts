import type { Locator, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';
import { goInside } from './pageSteps.ts';

/** Whether an outline or border is drawn around an element, or around the absolutely positioned box that contains it. */
const hasEdge = (locator: Locator, isFloating = false): Promise<boolean> =>
  locator.evaluate((element, floats) => {
    let box = element;
    while (floats && getComputedStyle(box).position !== 'absolute') box = box.parentElement!;
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(box);
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
    return isDrawn(outlineStyle, outlineWidth) || isDrawn(borderTopStyle, borderTopWidth);
  }, isFloating);

/** The background color, which is the page's where the element's is transparent. */
const background = (locator: Locator, pseudo: string | null = null): Promise<string> =>
  locator.evaluate((element, part) => {
    const color = getComputedStyle(element, part).backgroundColor;
    return color.endsWith(', 0)') ? getComputedStyle(document.body).backgroundColor : color;
  }, pseudo);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

it('shows edges and selections in forced colors', () =>
  visit(paths.pricing, { reducedMotion: true }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const main = page.getByRole('main');
    const isShown: Record<string, boolean> = {};
    const compare = async (name: string, one: Promise<string>, other: Promise<string>) => {
      isShown[name] = (await one) !== (await other);
    };

    isShown['edge of a link that looks like a button'] = await hasEdge(
      main.getByRole('link', { name: /Get Started/i }).first(),
    );
    isShown['edge of a toggle'] = await hasEdge(main.getByRole('radiogroup').first());
    const face = (name: string) => main.locator('label', { hasText: name }).locator('span').first();
    await compare('selected period', background(face('Monthly')), background(face('Annual')));
    await button(page, 'Resources').click();
    const menuLink = page.getByRole('banner').getByRole('link', { name: 'About us' });
    await menuLink.waitFor();
    isShown['edge of a menu'] = await hasEdge(menuLink, true);

    await goInside(page, paths.requestDemo);
    await button(page, /^Country code/).click();
    await page.getByRole('option').first().waitFor();
    isShown['edge of a list'] = await hasEdge(page.getByRole('listbox'), true);
    const active = page.locator('[role=option][aria-selected=true]');
    const inactive = page.locator('[role=option][aria-selected=false]').first();
    await compare('active option', background(active), background(inactive));
    isShown['edge of a button'] = await hasEdge(
      page.getByRole('form').getByRole('button', { name: 'Request a demo' }),
    );

    await goInside(page, paths.helpCenter);
    isShown['edge of a search box'] = await hasEdge(page.getByRole('combobox'));

    await goInside(page, paths.integrations);
    const slide = (name: RegExp) => background(button(page, name), '::before');
    await compare('current slide', slide(/^Slide 1/), slide(/^Slide 2/));

    await goInside(page, paths.whatsNew);
    const progress = page.getByRole('progressbar');
    await compare('reading progress', background(progress.locator('div')), background(progress));

    await page.emulateMedia({ forcedColors: null });
    expect(Object.keys(isShown).filter((name) => !isShown[name])).toEqual([]);
  }));

it.each([
  { width: 1280, height: 720 },
  // 1280 by 1024 at 400 % zoom.
  { width: 320, height: 256 },
])('never covers the focused element with the navbar at $width px', (viewport) =>
  visit(paths.whatsNew, { width: viewport.width, reducedMotion: true }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const covered = await page.evaluate(() => {
      const navbar = document.querySelector('header')!;
      const targets = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a, button, input, [tabindex="0"]), footer a',
        ),
      ];
      // Backwards, so that elements scroll into view at the top edge, below the navbar.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return targets.reverse().flatMap((target) => {
        target.focus();
        const { top, bottom } = target.getBoundingClientRect();
        const isSeen = bottom > navbar.getBoundingClientRect().bottom && top < window.innerHeight;
        return document.activeElement !== target || isSeen ? [] : [target.outerHTML.slice(0, 120)];
      });
    });
    expect(covered).toEqual([]);
  }),
);
