import { startTestSite, type TestAnswer } from '../../testing/server/testSite.ts';
import { writeContentFolder, type ContentFiles } from '../content/load/content.fixtures.ts';
import { inDatabase, parsePage } from './editor/editor.fixtures.ts';
import { createToken } from './sign-in/signInTokens.ts';
import type { Role } from '../leads/database/schema.ts';
import { addPerson } from '../people/people.ts';

export const ADDRESSES = {
  owner: 'maya@desk.test',
  editor: 'priya@desk.test',
  sales: 'daniel@desk.test',
} as const satisfies Record<Role, string>;

interface DeskSettings {
  files?: ContentFiles;
  environment?: Record<string, string>;
}

/** Starts a site with a signed-in person of each role. */
export const startDesk = async ({ files = {}, environment = {} }: DeskSettings = {}) => {
  const site = await startTestSite({
    CONTENT_DIR: await writeContentFolder(files),
    SMTP_URL: 'smtp://127.0.0.1:1',
    OWNER_EMAIL: ADDRESSES.owner,
    POST_LIMIT_PER_MINUTE: '0',
    ...environment,
  });
  const cookies = await inDatabase(site, async (db) => {
    const author = { actor: ADDRESSES.owner, now: new Date() };
    for (const role of ['editor', 'sales'] as const)
      await addPerson(db, { address: ADDRESSES[role], role }, author);
    await db.deleteFrom('outbox').execute();
    const cookieOf = async (role: Role) =>
      `__Secure-desk=${await createToken(db, 'session', ADDRESSES[role])}`;
    return {
      owner: await cookieOf('owner'),
      editor: await cookieOf('editor'),
      sales: await cookieOf('sales'),
    };
  });
  const headersOf = (role: Role) => ({
    cookie: cookies[role],
    origin: site.url,
    accept: 'text/html',
  });
  return {
    site,
    headersOf,
    get: (role: Role, address: string) => site.get(address, headersOf(role)),
    post: (role: Role, address: string, fields: Record<string, string> = {}) =>
      site.sendForm(address, fields, headersOf(role)),
  };
};

export type TestDesk = Awaited<ReturnType<typeof startDesk>>;

/** What a page of the desk shows. */
export const readPage = ({ text }: TestAnswer) => {
  const document = parsePage(text);
  const wordsOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  return {
    document,
    title: wordsOf(document.querySelector('h1')!),
    main: wordsOf(document.querySelector('main')!),
    texts: (selector: string) => Array.from(document.querySelectorAll(selector), wordsOf),
    hrefs: (selector: string) =>
      Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href')),
  };
};
