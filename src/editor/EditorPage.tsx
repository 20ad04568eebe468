import type { ReactNode } from 'react';

/** Where the editor's pages are. */
export const EDITOR_PATH = '/admin';

export interface EditorPageProps {
  title: string;
  siteName: string;
  /** Of the person who is signed in. */
  email?: string | undefined;
  /** Address of the editor's script; pages work without it. */
  script?: string | undefined;
  children: ReactNode;
}

/** The frame of all pages of the editor. */
export const EditorPage = ({ title, siteName, email, script, children }: EditorPageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${siteName} editor`}</title>
      <link rel="stylesheet" href="/editor.css" />
      {script && <script src={script} defer />}
    </head>
    <body>
      <header className="bar">
        <a href={EDITOR_PATH}>{siteName} editor</a>
        <a href="/">View site</a>
        {email && (
          <form method="post" action={`${EDITOR_PATH}/sign-out`}>
            {email}
            <button>Sign out</button>
          </form>
        )}
      </header>
      <main>{children}</main>
    </body>
  </html>
);
