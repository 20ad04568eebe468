import { existsSync, readdirSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { DOCUMENTS, type DocumentKindName } from '../../../contract/documents.ts';
import { startTestSite, type TestAnswer, type TestSite } from '../../../testing/server/testSite.ts';
import {
  USUAL_FILES,
  writeContentFolder,
  type ContentFiles,
} from '../../content/load/content.fixtures.ts';
import { connectDatabase, isPostgres } from '../../leads/database/database.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { editAddress } from './editorAddresses.ts';
import { createToken } from '../sign-in/signInTokens.ts';

export const EMAIL = 'ruth@editors.test';

export const SITE_FILE = String(USUAL_FILES['site.yaml']);

const isLocked = (error: unknown): boolean => /database is locked/.test(String(error));

/** @param work may run several times: a connection that waits for the site's would block the site in the same process */
export const inDatabase = async <Result>(
  { databaseUrl }: TestSite,
  work: (db: SiteDb) => Promise<Result>,
): Promise<Result> => {
  const db = connectDatabase(databaseUrl);
  try {
    if (!isPostgres(db)) await sql`pragma busy_timeout = 0`.execute(db);
    for (;;)
      try {
        return await work(db);
      } catch (error) {
        if (!isLocked(error)) throw error;
        await setImmediate();
      }
  } finally {
    await db.destroy();
  }
};

/** One for all pages: a window takes ten times as long as a page. */
const { DOMParser: PageParser, FormData: PageFormData } = new JSDOM().window;
export const parsePage = (html: string): Document =>
  new PageParser().parseFromString(html, 'text/html');

type Fields = Record<string, string | File | undefined>;

/** The first matching form of an editor's page, with the fields that a browser submits. */
export const formOf = (html: string, selector = 'main form[method=post]') => {
  const form = parsePage(html).querySelector<HTMLFormElement>(selector)!;
  const entries = [...new PageFormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : new File([], '')] as const,
  );
  return { address: form.getAttribute('action')!, fields: Object.fromEntries(entries) };
};

/** What a page of the editor shows. */
export const shown = ({ text }: TestAnswer) => {
  const document = parsePage(text);
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) =>
      textContent.replace(/\s+/g, ' ').trim(),
    );
  return {
    document,
    texts,
    notices: texts('.banner:not(.content-problems)'),
    /** Messages by the name of their field. */
    errors: Array.from(document.querySelectorAll('.problem'), (error) => [
      error.parentElement!.id.replace('-notes', ''),
      error.textContent,
    ]),
  };
};

/** The status and the address of a redirect. */
export const targetOf = ({ status, headers }: TestAnswer) => `${status} ${headers.get('location')}`;

/** Starts a site with a signed-in editor. */
export const startEditor = async (files: ContentFiles = {}, folder?: string) => {
  const content = folder ?? (await writeContentFolder(files));
  const site = await startTestSite({
    CONTENT_DIR: content,
    SMTP_URL: 'smtp://127.0.0.1:1',
    OWNER_EMAIL: EMAIL,
    POST_LIMIT_PER_MINUTE: '0',
    PREVIEW_SECRET: '0123456789abcdef',
  });
  for (const name of readdirSync('public')) {
    const place = join(site.clientFolder, name);
    if (!existsSync(place)) await symlink(resolve('public', name), place);
  }
  const session = await inDatabase(site, (db) => createToken(db, 'session', EMAIL));
  const headers: Record<string, string> = {
    cookie: `__Secure-desk=${session}`,
    origin: site.url,
    accept: 'text/html',
  };
  const get = (address: string) => site.get(address, headers);

  const post = async (address: string, fields: Fields, others = headers) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) body.append(name, value);
    return site.send(address, { method: 'POST', headers: others, body });
  };
  /** Fills in the form of an answer and presses one of its buttons. */
  const submit = (answer: TestAnswer, changes: Fields = {}, action = 'publish') => {
    const { address, fields } = formOf(answer.text);
    return post(address, { ...fields, ...changes, action });
  };
  /** The form of a document as it is stored, without the working copy that another test has left. */
  const open = async (file: string) => {
    await inDatabase(site, (db) =>
      db.deleteFrom('working_copies').where('path', '=', file).execute(),
    );
    return get(editAddress(file));
  };
  return {
    site,
    content,
    headers,
    get,
    post,
    submit,
    open,
    openNew: (kind: DocumentKindName) => get(editAddress(DOCUMENTS[kind].file)),
    save: async (file: string, changes?: Fields, action?: string) =>
      submit(await open(file), changes, action),
    read: (path: string) => readFile(join(content, path), 'utf8'),
  };
};

export type Editor = Awaited<ReturnType<typeof startEditor>>;
