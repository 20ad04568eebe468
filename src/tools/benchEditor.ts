import { hash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JSDOM } from 'jsdom';
import { startBuiltSite, temporaryFolder, type RunningServer } from './benchmark.ts';

const EMAIL = 'bench@example.com';

export interface EditedSite extends RunningServer {
  /** Of a session at the desk. */
  token: string;
}

const signIn = (databaseFile: string): string => {
  const token = randomBytes(24).toString('base64url');
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database
    .prepare('insert into desk_tokens (hash, email, purpose, expires_at) values (?, ?, ?, ?)')
    .run(hash('sha256', token), EMAIL, 'session', new Date(Date.now() + 3_600_000).toISOString());
  database.close();
  return token;
};

/** The built site with its desk, at which an editor has signed in. */
export const startEditedSite = async (environment: NodeJS.ProcessEnv): Promise<EditedSite> => {
  const databaseFile = path.join(temporaryFolder(), 'site.db');
  const site = await startBuiltSite({
    DATABASE_URL: `file:${databaseFile}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    OWNER_EMAIL: EMAIL,
    POST_LIMIT_PER_MINUTE: '0',
    ...environment,
  });
  return { ...site, token: signIn(databaseFile) };
};

/** One for all pages: a window takes ten times as long as a page, on the processors that the site needs. */
const { DOMParser: PageParser, FormData: PageFormData } = new JSDOM().window;

/** Reads and sends the form of a document. `send` returns whether the site accepted it. */
export const openDocument = ({ origin, token }: EditedSite, file: string) => {
  const headers = { cookie: `__Secure-desk=${token}`, origin, accept: 'text/html' };
  const address = `${origin}/admin/edit?file=${encodeURIComponent(file)}`;
  return {
    readForm: async (): Promise<FormData> => {
      const html = await (await fetch(address, { headers })).text();
      const page = new PageParser().parseFromString(html, 'text/html');
      const form = page.querySelector<HTMLFormElement>('main form[method=post]')!;
      const entries = new FormData();
      for (const [name, value] of new PageFormData(form))
        if (typeof value === 'string') entries.append(name, value);
      // A picture without a description is not published.
      const body = String(entries.get('body')).replaceAll('![](', '![A picture](');
      entries.set('body', body);
      return entries;
    },
    send: async (entries: FormData, action: 'preview' | 'upload' | 'publish'): Promise<boolean> => {
      entries.set('action', action);
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: entries,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status < 400;
    },
  };
};
