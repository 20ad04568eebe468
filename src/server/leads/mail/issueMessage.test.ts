import { issueMessage } from './issueMessage.ts';

const SITE = 'https://site.example';

const messageOf = (body: string) =>
  issueMessage(
    {
      id: 'NI-1-HN-7K3M9Q',
      issue: { subject: 'Spring hours', preheader: 'We open earlier.', body },
      email: 'elena@example.com',
      unsubscribeToken: 'secret-token',
    },
    { salesEmail: { name: '', address: 'sales@example.com' }, siteUrl: SITE },
  );

const htmlOf = (body: string) => messageOf(body).blocks[0]!.html;

it('goes to the reader, with a link that unsubscribes at one click', () => {
  const message = messageOf('Words.');
  expect(message).toMatchObject({
    to: { name: '', address: 'elena@example.com' },
    replyTo: { name: '', address: 'sales@example.com' },
    subject: 'Spring hours',
    title: 'Spring hours',
    preheader: 'We open earlier.',
    headers: {
      'List-Unsubscribe': `<${SITE}/newsletter/unsubscribe/secret-token>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(message.blocks[1]!.text).toContain(`${SITE}/newsletter/unsubscribe/secret-token`);
});

it.each([
  ['Words', 'p'],
  ['- one', 'ul'],
  ['1. one', 'ol'],
  ['- one', 'li'],
  ['## Title', 'h2'],
  ['### Title', 'h3'],
  ['> Words', 'blockquote'],
  ['[Prices](/pricing)', 'a'],
  ['![A door](/media/door.jpg)', 'img'],
  ['***', 'hr'],
])('styles %j inline, as mail programs need it: %s', (body, tag) => {
  expect(htmlOf(body)).toMatch(new RegExp(`<${tag} [^>]*style="[^"]+" class="text"`));
});

it('styles neither closing tags nor elements without a style', () => {
  expect(htmlOf('**Words**')).toMatch(
    /^<p style="[^"]+" class="text"><strong>Words<\/strong><\/p>\s*$/,
  );
});

it('makes a heading of the first level one of the second, below the title', () => {
  expect(htmlOf('# Title')).toMatch(/^<h2 [^>]+>Title<\/h2>\s*$/);
});

it('writes addresses of the site in full, and leaves others as they are', () => {
  const body =
    'See [prices](/pricing) and [notes](https://other.example/a), ![door](/media/a.jpg).';
  expect(htmlOf(body)).toContain(`href="${SITE}/pricing"`);
  expect(htmlOf(body)).toContain('href="https://other.example/a"');
  expect(htmlOf(body)).toContain(`src="${SITE}/media/a.jpg"`);
  expect(messageOf(`\n${body}\n`).blocks[0]!.text).toBe(
    `See [prices](${SITE}/pricing) and [notes](https://other.example/a), ![door](${SITE}/media/a.jpg).`,
  );
});

it('leads to the site where an address can’t be read', () => {
  expect(htmlOf('[a](https://[x)')).toContain(`href="${SITE}"`);
});

it('shows raw HTML as text', () => {
  expect(htmlOf('<b>Words</b>')).toContain('&lt;b&gt;Words&lt;/b&gt;');
});
