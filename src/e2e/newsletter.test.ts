import type { Page } from 'playwright-core';
import { newsletterStrings } from '../strings/newsletter.ts';
import { siteUrl, visit } from './visit.ts';

const box = '/blog';

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'Email' });

it('stores an address, says so in a toast and clears the box', () =>
  visit(box, {}, async ({ page, ready }) => {
    await ready();
    const input = emailOf(page);
    await input.fill(`visitor-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(await input.inputValue()).toBe('');
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor({ state: 'detached' });
  }));

it('works without scripts', () =>
  visit(box, { javaScript: false }, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(`plain-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(page.url()).toBe(`${siteUrl()}/blog?newsletter=asked#newsletter-box`);
  }));
