import type { Locator, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, visit, widths } from './visit.ts';

/** What shows where an element ends: an outline or a border, of its own or of the box that it floats in. */
const hasEdge = (locator: Locator, floats = false): Promise<boolean> =>
  locator.evaluate((element, isFloating) => {
    let box = element;
    while (isFloating && getComputedStyle(box).position !== 'absolute') box = box.parentElement!;
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(box);
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
    return isDrawn(outlineStyle, outlineWidth) || isDrawn(borderTopStyle, borderTopWidth);
  }, floats);

/** Where an element has no ground of its own, the page's shows through. */
const groundOf = (locator: Locator, pseudo: string | null = null): Promise<string> =>
  locator.evaluate((element, part) => {
    const ground = getComputedStyle(element, part).backgroundColor;
    return ground.endsWith(', 0)') ? getComputedStyle(document.body).backgroundColor : ground;
  }, pseudo);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

it('shows where buttons, boxes and lists end, and what is chosen, in the colors that a visitor forces', () =>
  visit(paths.pricing, { reducedMotion: true }, async ({ page, ready }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await ready();
    const main = page.getByRole('main');
    const isShown: Record<string, boolean> = {};
    const differ = async (name: string, one: Promise<string>, other: Promise<string>) => {
      isShown[name] = (await one) !== (await other);
    };

    isShown['the edge of a link as a button'] = await hasEdge(
      main.getByRole('link', { name: /Get started/i }).first(),
    );
    isShown['the edge of a toggle'] = await hasEdge(main.getByRole('radiogroup').first());
    const face = (name: string) => main.locator('label', { hasText: name }).locator('span').first();
    await differ('the choice of a toggle', groundOf(face('Monthly')), groundOf(face('Annual')));
    await button(page, 'Resources').click();
    const menuLink = page.getByRole('banner').getByRole('link', { name: 'About us' });
    await menuLink.waitFor();
    isShown['the edge of a menu'] = await hasEdge(menuLink, true);

    await goInside(page, paths.requestDemo);
    await button(page, /^Country code/).click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    isShown['the edge of a list'] = await hasEdge(page.getByRole('listbox'), true);
    const active = page.locator('[role=option][data-active]');
    const passive = page.locator('[role=option]:not([data-active])').first();
    await differ('the active option', groundOf(active), groundOf(passive));
    isShown['the edge of a button'] = await hasEdge(
      page.getByRole('form').getByRole('button', { name: 'Request a demo' }),
    );

    await goInside(page, paths.helpCenter);
    isShown['the edge of a search'] = await hasEdge(page.getByRole('combobox'));

    await goInside(page, paths.integrations);
    const slide = (name: RegExp) => page.getByRole('button', { name });
    await differ(
      'the slide that is shown',
      groundOf(slide(/^Slide 1/), '::before'),
      groundOf(slide(/^Slide 2/), '::before'),
    );

    await goInside(page, paths.whatsNew);
    const progress = page.getByRole('progressbar');
    await differ('what has been read', groundOf(progress.locator('div')), groundOf(progress));

    await page.emulateMedia({ forcedColors: null });
    expect(Object.keys(isShown).filter((name) => !isShown[name])).toEqual([]);
  }));

it('never hides what has the focus under its bar, at 400 % zoom either', () =>
  visit(paths.whatsNew, { width: widths.phone, reducedMotion: true }, async ({ page, ready }) => {
    await ready();
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      // From below: what comes into view does so at the upper edge, where the bar is.
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('header')!;
        const targets = [
          ...document.querySelectorAll<HTMLElement>(
            'main :is(a, button, input, [tabindex="0"]), footer a',
          ),
        ];
        window.scrollTo(0, document.documentElement.scrollHeight);
        return targets.reverse().flatMap((target) => {
          target.focus();
          const { top, bottom } = target.getBoundingClientRect();
          const isSeen = bottom > bar.getBoundingClientRect().bottom && top < window.innerHeight;
          return document.activeElement !== target || isSeen
            ? []
            : [target.outerHTML.slice(0, 120)];
        });
      });
      expect(hidden).toEqual([]);
    }
  }));
