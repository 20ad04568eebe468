import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { button, list, mailText, paragraph, quote, rows, signature } from './mailContent.ts';
import { mailHtml } from './layout.ts';
import { mailOf } from './mailer.ts';
import { MAIL_SAMPLES } from './mails.fixtures.ts';
import { timeTexts } from './messages.ts';
import { MAIL_KINDS } from '../database/schema.ts';

/** Half of what Gmail shows of a mail is more than enough, and it is to be read on the way. */
const MOST_BYTES = 30_000;

const brand = { name: 'Oak Harbor', signature: 'Whoever picks up first' };

const mailOfKind = (kind: keyof typeof MAIL_SAMPLES) =>
  mailOf(
    { kind, lead: MAIL_SAMPLES[kind] },
    {
      salesEmail: { name: '', address: 'sales@example.com' },
      brand,
      timeText: timeTexts('America/New_York'),
    },
  );

const { DOMParser } = new JSDOM('').window;
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const wordsOf = (text: string) => text.replace(/[:\s]+/g, ' ').trim();

/** What is read of a mail: its links show their addresses in the text, and their words in the HTML. */
const readable = (document: Document): string => {
  for (const link of document.querySelectorAll('.action a'))
    link.append(`: ${link.getAttribute('href')}`);
  for (const end of document.querySelectorAll('br, h1, td, th, li, div, span')) end.after('\n');
  return wordsOf(document.querySelector('.card')?.textContent ?? '');
};

describe.each(MAIL_KINDS)('%s', (kind) => {
  const mail = mailOfKind(kind);
  const html = mailHtml(mail, brand.name);
  const document = documentOf(html);

  it('says as HTML what it says as text', () => {
    expect(readable(documentOf(html))).toBe(wordsOf(mailText(mail)));
    expect(document.title).toBe(mail.subject);
    expect(document.body.textContent).toContain(mail.preheader);
  });

  it('can be read by everybody, whatever their program leaves out', () => {
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    for (const row of document.querySelectorAll('.rows tr')) {
      expect(row.querySelectorAll('th[scope="row"]')).toHaveLength(1);
    }
    for (const table of document.querySelectorAll('table:not(.rows table)')) {
      expect(table.getAttribute('role')).toBe('presentation');
    }
    expect(document.querySelector('meta[name="color-scheme"]')).toMatchObject({
      content: 'light dark',
    });
  });

  it('fetches nothing, runs nothing, and leads to pages alone', () => {
    expect(document.querySelectorAll('img, script, link, iframe, form, object, svg')).toHaveLength(
      0,
    );
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    for (const link of document.querySelectorAll('a')) expect(link.href).toMatch(/^https?:\/\//);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });

  it('has no trace of another brand', () => {
    expect(html + mailText(mail)).not.toMatch(/hearthline/i);
  });
});

const outline = (html: string): string[] =>
  [...documentOf(html).querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().join()}`,
  );

it('takes nothing that anybody typed for markup', () => {
  const mailWith = (typed: string) => ({
    subject: typed,
    preheader: typed,
    title: typed,
    blocks: [
      paragraph(typed),
      rows(
        [typed, typed],
        ['Where', { href: `https://a.example/?q=${encodeURIComponent(typed)}` }],
      ),
      list([typed]),
      quote(typed, typed),
      button(typed, 'https://a.example'),
      signature({ name: typed, signature: typed }),
    ],
  });
  const usual = outline(mailHtml(mailWith('x'), 'x'));
  const piece = fc.constantFrom(
    ...['<', '>', '"', "'", '&', '&lt;', '<!--', '-->', '<![endif]-->', ']]>', '</mj-text>'],
    ...[
      '<mj-include path="/etc/passwd" />',
      '<b>',
      '</style>',
      '{{',
      '\u0000',
      '\u2028',
      'é',
      '😀',
    ],
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const plain = text.replace(/[\r\n]/g, ' ').toWellFormed();
      const html = mailHtml(mailWith(plain), plain);
      expect(outline(html)).toEqual(usual);
      // eslint-disable-next-line no-control-regex -- what no document may hold is left out
      const kept = plain.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
      expect(documentOf(html).querySelector('h1')?.textContent).toBe(kept);
    }),
    { numRuns: 50 },
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.cd', 'https://', '//a.example'])(
  'makes no link of %s, and says it all the same',
  (href) => {
    const html = mailHtml(
      {
        subject: '',
        preheader: '',
        title: '',
        blocks: [rows(['Where', { href }]), button('Go', href)],
      },
      brand.name,
    );
    expect(documentOf(html).querySelector('a')).toBeNull();
    expect(documentOf(html).body.textContent?.split(href)).toHaveLength(3);
  },
);

it('keeps the lines of what somebody wrote', () => {
  const blocks = [quote('Reason', 'one\r\ntwo\nthree')];
  const html = mailHtml({ subject: '', preheader: '', title: '', blocks }, brand.name);
  expect(documentOf(html).querySelectorAll('blockquote br')).toHaveLength(2);
});
