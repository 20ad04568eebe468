import { DOCUMENTS, type DocumentInfo, type DocumentKindName } from '../contract/documents.ts';
import { fieldHtml, notesOf, type FormContext } from './fields.ts';
import type { FieldProblem, FieldSchema } from './formFields.ts';
import { EDITOR_PATH, html, type Html } from './html.ts';

export const EDITOR_KINDS = Object.entries<DocumentInfo>(DOCUMENTS).map(([name, info]) => ({
  ...info,
  name: name as DocumentKindName,
  /** Whether writers can create and delete its documents. */
  hasMany: info.file.includes(':slug') && name !== 'legal',
}));

export type EditorKind = (typeof EDITOR_KINDS)[number];

export interface ListedDocument {
  path: string;
  title: string;
  status: 'draft' | 'scheduled' | 'live' | 'unpublished';
  changedAt: Date;
}

interface ListPage {
  kind: EditorKind;
  query: string;
  documents: readonly ListedDocument[];
  /** Results of the check of all documents. */
  findings: readonly { file: string; message: string }[];
  notice: string | undefined;
}

export const editAddress = (path: string) => `${EDITOR_PATH}/edit?file=${encodeURIComponent(path)}`;

const listHtml = (items: readonly unknown[]) =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

const noticeHtml = (notice: unknown) =>
  notice && html`<p class="notice" role="status">${notice}</p>`;

export const listPage = ({ kind, query, documents, findings, notice }: ListPage): Html => {
  const tabs = EDITOR_KINDS.map(({ name, title }) => {
    const current = name === kind.name && html` aria-current="page"`;
    return html`<a href="${EDITOR_PATH}?kind=${name}" ${current}>${title}</a>`;
  });
  const rows = documents.map(
    ({ path, title, status, changedAt }) =>
      html`<tr>
        <td><a href="${editAddress(path)}">${title}</a></td>
        <td><span class="status ${status}">${status}</span></td>
        <td class="wide">${changedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</td>
      </tr>`,
  );
  const results = findings.map(({ file, message }) => {
    const path = file.slice(file.indexOf('/') + 1);
    return html`<a href="${editAddress(path)}">${path}</a>: ${message}`;
  });
  return html`<div class="stack">
    <nav class="tags" aria-label="Kinds of documents">${tabs}</nav>
    ${noticeHtml(notice)}
    <div class="row between">
      <h1>${kind.title}</h1>
      ${(kind.hasMany || (rows.length === 0 && !query && kind.name !== 'legal')) && html`<a class="button primary" href="${EDITOR_PATH}/edit?kind=${kind.name}">New ${kind.noun}</a>`}
    </div>
    <form class="row search" role="search">
      <input type="hidden" name="kind" value="${kind.name}" />
      <input
        type="search"
        name="q"
        aria-label="Search ${kind.title.toLowerCase()}"
        value="${query}"
      />
      <button>Search</button>
    </form>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Status</th>
            <th scope="col" class="wide">Last change</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${rows.length === 0 && html`<p>No documents.</p>`}
    <section class="card">
      <h2>Check of all documents</h2>
      ${results.length > 0 ? listHtml(results) : html`<p>No problems.</p>`}
    </section>
  </div>`;
};

/** @param problems that the deletion causes in other documents, such as links to a page that no longer exists */
export const deletePage = (path: string, version: string, problems: readonly FieldProblem[]) => {
  const messages = listHtml(problems.map(({ message }) => message));
  return html`<form
    class="stack narrow"
    method="post"
    enctype="multipart/form-data"
    action="${editAddress(path)}"
  >
    <h1>Delete ${path}?</h1>
    ${
      problems.length > 0 &&
      html`<p>Other documents need it:</p>
        ${messages}`
    }
    <p>Its pictures stay in the media folder.</p>
    <input type="hidden" name="version" value="${version}" />
    <div class="row">
      <button class="danger" name="action" value="confirm-delete">Delete</button>
      <a class="button" href="${editAddress(path)}">Cancel</a>
    </div>
  </form>`;
};

/** A document with the changes of its form. */
export interface Draft {
  kind: EditorKind;
  schema: FieldSchema;
  /** Path in the content folder; undefined for a new document. */
  path: string | undefined;
  /** The path that saving gives it. */
  file: string;
  /** The saved text; '' for a new document. */
  source: string;
  data: unknown;
  /** The Markdown; undefined for a YAML file. */
  body: string | undefined;
  slug: string;
  /** The help category of an article. */
  category: string | undefined;
  categories: NonNullable<FieldSchema['options']>;
  /** Addresses of pictures that can be chosen. */
  pictures: readonly string[];
}

/** What a form shows beside its document. */
export interface EditForm extends FormContext {
  /** Of the saved text that the form was made from. */
  version: string;
  /** Of the document's page. */
  address: string | undefined;
  hasPreview: boolean;
  isHidden: boolean;
  notice?: string | undefined;
  previewLink?: string | undefined;
  /** The saved text, when someone else changed it in the meantime. */
  savedText?: string;
}

export const problemList = (problems: readonly FieldProblem[]): Html =>
  html`<section class="notice bad" role="alert">
    <strong>Nothing has been changed yet. Correct this:</strong>
    ${listHtml(problems.map(({ message }) => message))}
  </section>`;

const MARKDOWN_BUTTONS = [
  ['Bold', '**', '**'],
  ['Italic', '_', '_'],
  ['Heading', '\n## ', ''],
  ['Link', '[', '](https://)'],
  ['List', '\n- ', ''],
  ['Quote', '\n> ', ''],
  ['Picture', '![', '](/media/)'],
].map(
  ([label, before, after]) =>
    html`<button type="button" class="small" data-before="${before}" data-after="${after}">
      ${label}
    </button>`,
);

const SLUG_HELP = 'The last part of the address.';

export const editPage = (draft: Draft, form: EditForm): Html => {
  const { kind, path, body, category } = draft;
  const { address, hasPreview, isHidden, previewLink, savedText } = form;
  const action = path ? editAddress(path) : `${EDITOR_PATH}/edit?kind=${kind.name}`;
  const slugHelp = path
    ? `${SLUG_HELP} The former address redirects.`
    : `${SLUG_HELP} Empty: made from the title.`;
  const addressFields = html`<fieldset class="card">
    <legend>Address</legend>
    ${category !== undefined && fieldHtml(form, { schema: { options: draft.categories }, value: category, name: 'category', path: ['category'], label: 'Help category', isRequired: true })}
    ${fieldHtml(form, { schema: { description: slugHelp }, name: 'slug', path: ['slug'], label: 'Name in the address', value: draft.slug, isRequired: path !== undefined })}
  </fieldset>`;
  const { notes, attributes } = notesOf(
    form,
    'body',
    ['body'],
    'Markdown: ## heading, **bold**, [link](/pricing), - list item.',
  );
  const bodyField = html`<div class="field">
    <label for="body">Text</label>
    <div class="row" data-markdown hidden>${MARKDOWN_BUTTONS}</div>
    <textarea class="body" ${attributes}>${`\n${body}`}</textarea>${notes}
  </div>`;
  const { title = path ?? `New ${kind.noun}` } = draft.data as { title?: unknown };
  return html`<div class="row between">
      <h1>${title}</h1>
      <a href="${EDITOR_PATH}?kind=${kind.name}">${kind.title}</a>
    </div>
    ${noticeHtml(form.notice && html`${form.notice} ${address && !isHidden && html`<a href="${address}">View the page</a>`}`)}
    ${noticeHtml(previewLink && html`Anyone with this link can read the draft for seven days: <a href="${previewLink}">${previewLink}</a>`)}
    ${
      savedText !== undefined &&
      html`<section class="notice bad" role="alert">
        <strong
          >Someone else has changed this document. Your text is below, and it is not saved.</strong
        >
        <p>This is their version. Copy what you need, then press Save to replace it with yours.</p>
        <pre tabindex="0" role="region" aria-label="Their version">${savedText}</pre>
      </section>`
    }
    ${form.problems.length > 0 && problemList(form.problems)}
    <div class="${hasPreview ? 'split' : 'stack'}">
      <form
        class="stack"
        method="post"
        enctype="multipart/form-data"
        action="${action}"
        novalidate
        data-editor
      >
        <input type="hidden" name="version" value="${form.version}" />
        <div class="row toolbar">
          <button class="primary" name="action" value="save">Save</button>
          ${hasPreview && html`<button name="action" value="preview" formtarget="preview">Preview</button>`}
          ${
            path &&
            kind.hasMany &&
            html` ${address && (isHidden ? html`<button name="action" value="publish">Publish now</button> <button name="action" value="share">Share draft</button>` : html`<button name="action" value="unpublish">Unpublish</button>`)}
              <button class="danger" name="action" value="delete">Delete</button>`
          }
        </div>
        ${kind.hasMany && addressFields}
        ${fieldHtml(form, { schema: draft.schema, name: 'data', path: [], label: 'Details', value: draft.data })}
        ${body !== undefined && bodyField}
        <datalist id="pictures">
          ${draft.pictures.map((picture) => html`<option value="${picture}"></option>`)}
        </datalist>
      </form>
      ${hasPreview && html`<div class="frame"><iframe name="preview" title="Preview" sandbox="allow-same-origin"></iframe></div>`}
    </div>`;
};
