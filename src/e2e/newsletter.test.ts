import type { Page } from 'playwright-core';
import { callPath } from '../contract/calls.ts';
import { newsletterStrings } from '../strings/newsletter.ts';
import { focused, formServer, litPanes, refused, toast } from './leadForms.ts';
import { siteUrl, visit } from './visit.ts';

const box = '/blog';

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'Email' });

const newsletterServer = () =>
  formServer(`**${callPath('subscribe')}`, { body: { message: 'Welcome to the letter.' } });

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

it('asks for an address when there is none, and sends nothing', () => {
  const server = newsletterServer();
  return visit(box, { prepare: server.prepare }, async ({ page, ready }) => {
    await ready();
    for (const typed of ['', '   ']) {
      await emailOf(page).fill(typed);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await toast(page, 'alert', 'Please enter an email address').last().waitFor();
      await focused(page, 'Email');
    }
    expect(server.posts).toEqual([]);
  });
});

it('is disabled and says so while it is sending, once however often it is clicked', () => {
  const server = newsletterServer();
  return visit(box, { prepare: server.prepare }, async ({ page, ready }) => {
    await ready();
    await emailOf(page).fill(' ada@example.com ');
    const answerNow = server.hold();
    await page.getByRole('button', { name: 'Subscribe' }).dblclick();
    const button = page.getByRole('button', { name: 'Submitting...' });
    await button.waitFor();
    expect([await button.isDisabled(), await emailOf(page).isDisabled()]).toEqual([true, true]);
    expect(await litPanes(button)).toBe(4);
    answerNow();
    await toast(page, 'status', 'Welcome to the letter.').waitFor();
    expect(await emailOf(page).inputValue()).toBe('');
    expect(await page.getByRole('button', { name: 'Subscribe' }).isEnabled()).toBe(true);
    expect(server.posts.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });
});

it.each([
  ['is there already', refused(409, 'Already there.')],
  ['is refused', refused(422, 'Invalid email')],
  ['meets a server that is down', refused(500, 'Down')],
  ['does not arrive', null],
])('says of an address that %s that the visitor is connected, and keeps it', (_, answer) => {
  const server = newsletterServer();
  server.answer(answer);
  const options = { expectedMessages: /status of [45]\d\d|ERR_FAILED/, prepare: server.prepare };
  return visit(box, options, async ({ page, ready }) => {
    await ready();
    await emailOf(page).fill('ada@example.com');
    await emailOf(page).press('Enter');
    await toast(page, 'status', 'Your are already connected to newsletter').waitFor();
    expect(await emailOf(page).inputValue()).toBe('ada@example.com');
    expect(await emailOf(page).getAttribute('autocomplete')).toBe('email');
  });
});

it('works without scripts', () =>
  visit(box, { javaScript: false }, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(`plain-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText(newsletterStrings.withoutScripts.asked).waitFor();
    expect(page.url()).toBe(`${siteUrl()}/blog?newsletter=asked#newsletter-box`);
  }));
