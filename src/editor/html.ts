import { escapeXml } from '../lib/text.ts';

/** Markup that needs no escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const markupOf = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return value === undefined || value === false ? '' : escapeXml(String(value));
};

/** A template of HTML. Values are escaped; `false` and `undefined` are left out. Quote all attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(markupOf)));

/** Where the editor's pages are. */
export const EDITOR_PATH = '/admin';

export interface EditorPage {
  title: string;
  siteName: string;
  /** Of the person who is signed in. */
  email?: string | undefined;
  /** Address of the editor's script; pages work without it. */
  script?: string | undefined;
  content: Html;
}

/** A whole page of the editor. */
export const editorPage = ({ title, siteName, email, script, content }: EditorPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${siteName} editor</title>
        <link rel="stylesheet" href="/editor.css" />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="bar">
          <a href="${EDITOR_PATH}">${siteName} editor</a> <a href="/">View site</a>
          ${email && html`<form method="post" action="${EDITOR_PATH}/sign-out">${email} <button>Sign out</button></form>`}
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;
