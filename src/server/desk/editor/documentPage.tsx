import { ArrowUp, Eye } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { editorStrings } from '../../../strings/editor.ts';
import type { Showing } from '../../content/source/showing.ts';
import { Primary } from '../parts.tsx';
import { listAddress } from './contentListPage.tsx';
import type { Draft } from './editing.ts';
import { EditorFrame } from './editorFrame.tsx';
import { Field } from './fields.tsx';
import { partsOf, type FieldProblem, type FormField } from './formFields.ts';
import { Alert, editAddress, newTab, Notice } from './notices.tsx';
import { needsWidth, previewAddress } from './previewPage.ts';
import { Status } from './status.tsx';

const { form, fields: fieldTexts } = editorStrings;

const FORM = 'document';

type ActionProps = ComponentProps<'button'> & { action: keyof typeof form.actions };

const Action = ({ action, className = '', children, ...props }: ActionProps) => (
  <button form={FORM} className={`btn ${className}`.trim()} name="action" value={action} {...props}>
    {children}
    {form.actions[action]}
  </button>
);

export interface DocumentPageProps {
  draft: Draft;
  /** Which version visitors get. */
  showing: Showing['what'];
  problems?: FieldProblem[];
  /** What visitors see after a change. */
  outcome?: ReactNode;
  /** Above the form: what is wrong beside this document. */
  banners?: ReactNode;
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

/** The fields of the form: those of a page are its sections, the others stand side by side. */
const fieldsOf = ({ schema, values }: Draft): FormField[] => {
  const fields = partsOf({ schema, name: '', path: [], value: values });
  return fields.flatMap((field) =>
    field.name === 'data' && field.schema.properties ? partsOf(field) : field,
  );
};

const isText = ({ name }: FormField) => name === 'body' || name === 'data.title';

const DocumentActions = ({ draft }: Pick<DocumentPageProps, 'draft'>) => {
  const { kind, isNew, address, status, schema, file } = draft;
  const canHide = address && schema.properties?.data?.properties?.unpublished;
  return (
    <>
      {kind.hasMany && !isNew && <Action action="delete" className="danger" />}
      {previewAddress(file) !== undefined && (
        <Action action="preview" formTarget="preview">
          <Eye size={17} aria-hidden />
        </Action>
      )}
      {canHide && <Action action={status === 'live' ? 'unpublish' : 'publish'} />}
      <Primary form={FORM} icon={ArrowUp} name="action" value="save">
        {form.actions.save}
      </Primary>
    </>
  );
};

const Suggestions = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

const Parts = ({ fields }: { fields: readonly FormField[] }) => (
  <nav className="parts" aria-label={form.parts}>
    <p className="small quiet">{form.parts}</p>
    {fields.map(({ path, schema }) => (
      <a key={path.join('.')} href={`#${path.join('.')}`}>
        {schema.title}
      </a>
    ))}
  </nav>
);

export const DocumentPage = ({ draft, problems = [], ...props }: DocumentPageProps) => {
  const { outcome, banners, showing, previewLink, guests = 0, breaking, theirs, changed } = props;
  const { kind, path, address, status, name } = draft;
  const hasPreview = previewAddress(draft.file) !== undefined;
  const fields = fieldsOf(draft);
  const isPage = kind.name === 'texts';
  const texts = kind.file.endsWith('.md') ? fields.filter(isText) : [];
  const others = fields.filter((field) => !texts.includes(field));
  const firstSection = others.findIndex((field) => field.schema.properties ?? field.schema.items);
  const layout = [isPage && 'of-page', texts.length > 0 && 'of-text', hasPreview && 'previewed'];
  const fieldOf = (field: FormField, index: number) => (
    <Field
      key={field.name}
      {...field}
      form={{ problems, changed }}
      startsClosed={isPage && index > firstSection}
    />
  );
  return (
    <EditorFrame
      title={name}
      over={kind.title}
      back={{ href: listAddress(kind), text: form.back(kind.title) }}
      beside={
        <>
          {address && <Status status={showing === 'stored' ? status : 'problem'} />}
          {status === 'live' && showing !== 'nothing' && address && (
            <span className="small soft whole">{newTab(address, form.viewPage)}</span>
          )}
        </>
      }
      actions={<DocumentActions draft={draft} />}
    >
      <div className="editor-banners">
        {banners}
        {outcome}
        {guests > 0 && <Notice>{form.guests(guests)}</Notice>}
        {problems.length > 0 && <Alert title={form.refused} problems={problems} />}
        {theirs !== undefined && (
          <Alert title={form.conflict}>
            <textarea
              className="input"
              readOnly
              rows={12}
              aria-label={form.theirs}
              defaultValue={theirs}
            />
          </Alert>
        )}
        {breaking && (
          <Alert title={form.confirmDeletion(name, breaking)} problems={breaking}>
            <p>{form.undoDeletion}</p>
            <div className="actions">
              <Action action="keep" /> <Action action="confirm-delete" className="danger" />
            </div>
          </Alert>
        )}
        {previewLink && (
          <details className="share">
            <summary className="link">{form.share}</summary>
            {form.shared} {newTab(previewLink, previewLink)}
          </details>
        )}
      </div>
      <form
        id={FORM}
        className={['columns', ...layout].filter(Boolean).join(' ')}
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
        {isPage && <Parts fields={others} />}
        {texts.length > 0 && <div className="text">{texts.map(fieldOf)}</div>}
        <div className="fields">
          {texts.length > 0 && <h2 className="heading">{fieldTexts.data.title}</h2>}
          {isPage && <p className="hint">{fieldTexts.values}</p>}
          {others.map(fieldOf)}
        </div>
        <Suggestions id="addresses" values={draft.addresses} />
        <Suggestions id="pictures" values={draft.pictures} />
        {hasPreview && (
          <div className={needsWidth(path) ? 'frame wide' : 'frame'}>
            <iframe
              name="preview"
              title={form.actions.preview}
              sandbox="allow-same-origin"
              data-preview
            />
          </div>
        )}
      </form>
    </EditorFrame>
  );
};
