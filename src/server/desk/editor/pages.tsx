import type { ComponentProps, ReactNode } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import type { Showing } from '../../content/source/showing.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { DocumentList } from './documentList.ts';
import type { Draft } from './editing.ts';
import { Field } from './fields.tsx';
import { partsOf, type FieldProblem, type FormField } from './formFields.ts';
import { needsWidth, previewAddress } from './previewPage.ts';
import { TEXT_STYLES_VERSION } from '../styles/textStyles.ts';
import { Alert, CONTENT_PATH, editAddress, newTab, Notice, TEXT_STYLES_PATH } from './notices.tsx';
import { PreviewWidths } from './textTools.tsx';

const { list, form, fields: fieldTexts, problems: problemTexts } = editorStrings;

const listAddress = ({ name }: DocumentKind) => `${CONTENT_PATH}?kind=${name}`;

type ListPageProps = {
  kind: DocumentKind;
  query: string;
  listed: DocumentList;
  /** What visitors see after a deletion. */
  outcome: ReactNode;
  /** The paths of documents with problems. */
  faulty: ReadonlySet<string>;
};

export const ListPage = ({
  kind,
  query,
  listed: { documents, count },
  outcome,
  faulty,
}: ListPageProps) => (
  <div className="stack">
    <nav className="tags" aria-label={list.kinds}>
      {DOCUMENT_KINDS.map((each) => (
        <a
          key={each.name}
          href={listAddress(each)}
          aria-current={each === kind ? 'page' : undefined}
        >
          {each.title}
        </a>
      ))}
    </nav>
    {outcome}
    <div className="row between">
      <h1>{kind.title}</h1>
      {(kind.hasMany || (documents.length === 0 && !query && kind.name !== 'legal')) && (
        <a className="button primary" href={editAddress(kind.file)}>
          {list.create(kind.noun)}
        </a>
      )}
    </div>
    <form className="row search" role="search">
      <input type="hidden" name="kind" value={kind.name} />
      <input type="search" name="q" aria-label={list.searchIn(kind.title)} defaultValue={query} />
      <button>{list.search}</button>
    </form>
    <ul className="documents">
      {documents.map(({ path, title, status, goesLive, changed }) => (
        <li key={path}>
          <a href={editAddress(path)}>{title}</a>
          <Status status={faulty.has(path) ? 'problem' : status} />
          <span className="help">{list.time(status === 'scheduled' && goesLive, changed)}</span>
        </li>
      ))}
    </ul>
    {documents.length === 0 && <p>{list.empty}</p>}
    {documents.length < count && <p>{list.more(documents.length, count)}</p>}
  </div>
);

type ActionProps = ComponentProps<'button'> & { action: keyof typeof form.actions };

const Action = ({ action, ...props }: ActionProps) => (
  <button name="action" value={action} {...props}>
    {form.actions[action]}
  </button>
);

const Status = ({ status }: { status: Draft['status'] | 'problem' }) => (
  <span className={`status ${status}`}>{status === 'problem' ? problemTexts.status : status}</span>
);

interface EditPageProps {
  draft: Draft;
  /** Which version visitors get. */
  showing: Showing['what'];
  problems?: FieldProblem[];
  /** What visitors see after a change. */
  outcome?: ReactNode;
  previewLink?: string | undefined;
  /** People who are registered for the event. */
  guests?: number | undefined;
  /** Problems that the deletion causes in other documents. */
  breaking?: FieldProblem[];
  /** The field whose button was pressed. */
  changed?: string | undefined;
  /** The saved text, when it changed in the meantime. */
  theirs?: string;
}

/** A page has sections instead of one group of details. */
const fieldsOf = ({ kind, schema, values }: Draft): FormField[] => {
  const fields = partsOf({ schema, name: '', path: [], value: values });
  return kind.name === 'texts' ? fields.flatMap(partsOf) : fields;
};

export const EditPage = ({ draft, problems = [], ...props }: EditPageProps) => {
  const { outcome, showing, previewLink, guests = 0, breaking, theirs, changed } = props;
  const { kind, path, isNew, address, status, schema } = draft;
  const hasPreview = previewAddress(draft.file) !== undefined;
  const fields = fieldsOf(draft);
  const firstSection = fields.findIndex((field) => field.schema.properties ?? field.schema.items);
  const canHide = address && schema.properties?.data?.properties?.unpublished;
  return (
    <>
      <link rel="stylesheet" href={`${TEXT_STYLES_PATH}?v=${TEXT_STYLES_VERSION}`} />
      <div className="row between">
        <h1>{draft.name}</h1>
        {address && <Status status={showing === 'stored' ? status : 'problem'} />}
        {status === 'live' && showing !== 'nothing' && address && newTab(address, form.viewPage)}
        <a href={listAddress(kind)}>{kind.title}</a>
      </div>
      {outcome}
      {guests > 0 && <Notice>{form.guests(guests)}</Notice>}
      {problems.length > 0 && <Alert title={form.refused} problems={problems} />}
      <div className={hasPreview ? 'split' : 'stack'}>
        <form
          className="stack"
          method="post"
          encType="multipart/form-data"
          action={editAddress(path)}
          noValidate
          data-editor={draft.isChanged ? 'changed' : 'saved'}
          data-upload-failed={form.uploadFailed}
          data-file={path}
        >
          {/* The first button is the one that Enter presses in a field of one line. */}
          <button disabled hidden />
          <input type="hidden" name="version" value={draft.version} />
          {/* The field that the preview shows, by the script. */}
          <input type="hidden" name="focus" />
          {theirs !== undefined && (
            <Alert title={form.conflict}>
              <textarea readOnly rows={12} aria-label={form.theirs} defaultValue={theirs} />
            </Alert>
          )}
          <div className="row actions">
            <Action action="save" className="primary" />
            {hasPreview && <Action action="preview" formTarget="preview" />}
            {canHide && <Action action={status === 'live' ? 'unpublish' : 'publish'} />}
            {kind.hasMany && !isNew && <Action action="delete" className="danger" />}
          </div>
          {breaking && (
            <Alert title={form.confirmDeletion(draft.name, breaking)} problems={breaking}>
              <p>{form.undoDeletion}</p>
              <Action action="keep" /> <Action action="confirm-delete" className="danger" />
            </Alert>
          )}
          {previewLink && (
            <details className="notice">
              <summary>{form.share}</summary>
              {form.shared} {newTab(previewLink, previewLink)}
            </details>
          )}
          {kind.name === 'texts' && <p className="help">{fieldTexts.values}</p>}
          {fields.map((field, index) => (
            <Field
              key={field.name}
              {...field}
              form={{ problems, changed }}
              startsClosed={kind.name === 'texts' && index > firstSection}
            />
          ))}
          <datalist id="addresses">
            {draft.addresses.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <datalist id="pictures">
            {draft.pictures.map((picture) => (
              <option key={picture} value={picture} />
            ))}
          </datalist>
        </form>
        {hasPreview && (
          <div className="frame" data-preview data-width={needsWidth(path) ? 'desktop' : 'phone'}>
            <PreviewWidths />
            <iframe name="preview" title={form.actions.preview} sandbox="allow-same-origin" />
          </div>
        )}
      </div>
    </>
  );
};
