import { siteUrl, visit } from './visit';

const box = '/blog';

it('stores an address, says so in a toast and clears the box', () =>
  visit(box, {}, async ({ page, ready }) => {
    await ready();
    const input = page.getByRole('textbox', { name: 'Email' });
    await input.fill(`visitor-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You are subscribed to the newsletter.').waitFor();
    expect(await input.inputValue()).toBe('');
    await page.getByText('You are subscribed to the newsletter.').waitFor({ state: 'detached' });
  }));

it('asks for an address when there is none', () =>
  visit(box, {}, async ({ page, ready }) => {
    await ready();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter an email address' }).waitFor();
  }));

it('says on any failure that the visitor is connected', () =>
  visit(
    box,
    {
      expectedMessages: /status of 500/,
      prepare: (context) =>
        context.route('**/api/newsletter/subscribe', (route) =>
          route.fulfill({ status: 500, json: { message: 'Down', status: 500 } }),
        ),
    },
    async ({ page, ready }) => {
      await ready();
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Your are already connected to newsletter').waitFor();
    },
  ));

it('works without scripts', () =>
  visit(box, { javaScript: false }, async ({ page }) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(`plain-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('You are subscribed to the newsletter.').waitFor();
    expect(page.url()).toBe(`${siteUrl()}/blog?newsletter=subscribed#newsletter`);
  }));
