import type { ComponentProps, ReactNode } from 'react';
import { pageAddress } from '../../contract/documents.ts';
import { EDITOR_KINDS, type Draft, type EditorKind, type listDocuments } from './editing.ts';
import { Field, partsOf, type FieldProblem } from './fields.tsx';

export const EDITOR_PATH = '/admin';
export const SIGN_IN_PATH = `${EDITOR_PATH}/sign-in`;

export const editAddress = (path: string) => `${EDITOR_PATH}/edit?file=${encodeURIComponent(path)}`;
const newAddress = (kind: EditorKind) => `${EDITOR_PATH}/edit?kind=${kind.name}`;

interface PageProps {
  title: string;
  siteName: string;
  /** Of the person who is signed in. */
  email: string;
  /** Address of the editor's script; pages work without it. */
  script: string | undefined;
  children: ReactNode;
}

export const Page = ({ title, siteName, email, script, children }: PageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${siteName} editor`}</title>
      <link rel="stylesheet" href="/editor.css" />
      <script src={script} defer />
    </head>
    <body>
      <header className="bar">
        <a href={EDITOR_PATH}>{siteName} editor</a>
        <a href="/">View site</a>
        {email && (
          <form method="post" action={`${EDITOR_PATH}/sign-out`}>
            {email} <button>Sign out</button>
          </form>
        )}
      </header>
      <main>{children}</main>
    </body>
  </html>
);

/** Programs that scan emails follow links but press no buttons. */
export const SignInPage = ({ email, children }: { email?: string; children?: ReactNode }) => (
  <form className="sign-in card" method="post" action={email ? undefined : SIGN_IN_PATH}>
    <h1>Sign in</h1>
    {children && <Notice>{children}</Notice>}
    {email ? (
      <p>
        You are signing in as <strong>{email}</strong>.
      </p>
    ) : (
      <div className="field">
        <label htmlFor="email">Email address</label>
        <input id="email" name="email" type="email" autoComplete="email" required />
      </div>
    )}
    <div className="row">
      <button className="primary">{email ? 'Sign in' : 'Send me a link'}</button>
    </div>
  </form>
);

/** A button that sends the form. */
const Button = ({ action, ...props }: ComponentProps<'button'> & { action: string }) => (
  <button name="action" value={action} {...props} />
);

const Notice = ({ children }: { children: ReactNode }) => (
  <div className="notice" role="status">
    {children}
  </div>
);

interface AlertProps {
  title: string;
  problems?: FieldProblem[];
  children?: ReactNode;
}

export const Alert = ({ title, problems = [], children }: AlertProps) => (
  <section className="notice bad" role="alert">
    <strong>{title}</strong>
    {problems.length > 0 && (
      <ul>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )}
    {children}
  </section>
);

interface ListPageProps {
  kind: EditorKind;
  query: string;
  documents: ReturnType<typeof listDocuments>;
  notice: string | undefined;
}

export const ListPage = ({ kind, query, documents, notice }: ListPageProps) => (
  <div className="stack">
    <nav className="tags" aria-label="Kinds of documents">
      {EDITOR_KINDS.map(({ name, title }) => (
        <a
          key={name}
          href={`${EDITOR_PATH}?kind=${name}`}
          aria-current={name === kind.name ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
    {notice && <Notice>{notice}</Notice>}
    <div className="row between">
      <h1>{kind.title}</h1>
      {(kind.hasMany || (documents.length === 0 && !query && kind.name !== 'legal')) && (
        <a className="button primary" href={newAddress(kind)}>
          New {kind.noun}
        </a>
      )}
    </div>
    <form className="row search" role="search">
      <input type="hidden" name="kind" value={kind.name} />
      <input type="search" name="q" aria-label={`Search ${kind.title}`} defaultValue={query} />
      <button>Search</button>
    </form>
    <ul className="documents">
      {documents.map(({ path, title, status, changedAt }) => (
        <li key={path}>
          <a href={editAddress(path)}>{title}</a>
          <span className={`status ${status}`}>{status}</span>
          <span className="help">{changedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</span>
        </li>
      ))}
    </ul>
    {documents.length === 0 && <p>No documents.</p>}
  </div>
);

interface EditPageProps {
  draft: Draft;
  problems?: FieldProblem[];
  notice?: string | undefined;
  previewLink?: string | undefined;
  /** What the deletion causes in other documents. */
  breaking?: FieldProblem[];
  /** The saved text, when someone else changed it in the meantime. */
  savedText?: string;
}

export const EditPage = ({ draft, problems = [], notice, ...shown }: EditPageProps) => {
  const { kind, path, address, isHidden, schema, values } = draft;
  const { title = path ?? `New ${kind.noun}` } = values.data;
  const { previewLink, breaking, savedText } = shown;
  const hasPreview = pageAddress(draft.file) !== undefined;
  return (
    <>
      <div className="row between">
        <h1>{title}</h1>
        <a href={`${EDITOR_PATH}?kind=${kind.name}`}>{kind.title}</a>
      </div>
      {notice && (
        <Notice>
          {notice} {address && !isHidden && <a href={address}>View the page</a>}
        </Notice>
      )}
      {problems.length > 0 && (
        <Alert title="Nothing has been changed yet. Correct this:" problems={problems} />
      )}
      <div className={hasPreview ? 'split' : 'stack'}>
        <form
          className="stack"
          method="post"
          encType="multipart/form-data"
          action={path ? editAddress(path) : newAddress(kind)}
          noValidate
          data-editor={draft.isChanged ? 'changed' : 'saved'}
        >
          <input type="hidden" name="version" value={draft.version} />
          <div className="row">
            <Button action="save" className="primary">
              Save
            </Button>
            {hasPreview && (
              <Button action="preview" formTarget="preview">
                Preview
              </Button>
            )}
            {path && kind.hasMany && (
              <>
                {address && isHidden && <Button action="publish">Publish now</Button>}
                {address && !isHidden && <Button action="unpublish">Unpublish</Button>}
                <Button action="delete" className="danger">
                  Delete
                </Button>
              </>
            )}
          </div>
          {breaking && (
            <Alert
              title={`Delete ${path}? ${breaking.length > 0 ? 'Other documents need it:' : ''}`}
              problems={breaking}
            >
              <p>Its pictures stay in the media folder.</p>
              <Button action="confirm-delete" className="danger">
                Delete it
              </Button>
            </Alert>
          )}
          {savedText !== undefined && (
            <Alert title="Someone else has changed this document. Your text is below, and it is not saved.">
              <p>This is their version. To replace it with yours, press Save.</p>
              <textarea readOnly rows={12} aria-label="Their version" defaultValue={savedText} />
            </Alert>
          )}
          {previewLink && (
            <details className="notice">
              <summary>Share draft</summary>
              Anyone with this link can read the draft for seven days:{' '}
              <a href={previewLink}>{previewLink}</a>
            </details>
          )}
          {partsOf({ schema, name: '', path: [], value: values })
            .filter(({ name }) => name in schema.properties!)
            .map((field) => (
              <Field key={field.name} problems={problems} {...field} />
            ))}
          <Button action="upload" hidden />
          <datalist id="pictures">
            {draft.pictures.map((picture) => (
              <option key={picture} value={picture} />
            ))}
          </datalist>
        </form>
        {hasPreview && (
          <div className="frame">
            <iframe name="preview" title="Preview" sandbox="allow-same-origin" />
          </div>
        )}
      </div>
    </>
  );
};
