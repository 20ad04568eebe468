import { ArrowUp, Ellipsis, Eye } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { zoneName } from '../../../lib/eventTime.ts';
import { copyStrings, historyStrings, reviewStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { Showing } from '../../content/source/showing.ts';
import { dayAndClock, lately, type DeskClock } from '../deskTimes.ts';
import { Avatar, Field as DeskField, Primary } from '../parts.tsx';
import { TEXT_STYLES_VERSION } from '../styles/textStyles.ts';
import { listAddress } from './contentListPage.tsx';
import type { Draft } from './editing.ts';
import { EditorFrame } from './editorFrame.tsx';
import { Field } from './fields.tsx';
import { partsOf, type FieldProblem, type FormField } from './formFields.ts';
import { Alert, copyAddress, newTab, Notice, TEXT_STYLES_PATH } from './notices.tsx';
import type { OpenedDocument } from './openDocument.ts';
import { needsWidth, previewAddress } from './previewPage.ts';
import { Status, type DocumentState } from './status.tsx';
import { PreviewWidths } from './textTools.tsx';
import type { Reader } from './workingCopies.ts';

const { form, fields: fieldTexts } = editorStrings;

const FORM = 'document';

type ActionProps = ComponentProps<'button'> & { action: keyof typeof form.actions };

const Action = ({ action, children, ...props }: ActionProps) => (
  <button form={FORM} name="action" value={action} {...props}>
    {children}
    {form.actions[action]}
  </button>
);

export interface DocumentPageProps {
  document: OpenedDocument;
  clock: DeskClock;
  /** Names this page among those that save the document. */
  formId: string;
  ownAddress: string;
  /** Which version visitors get. */
  showing: Showing['what'];
  problems?: FieldProblem[];
  /** Likely mistakes, which keep it from nothing. */
  warnings?: readonly FieldProblem[];
  /** Whether the problems keep the document from being published. */
  isRefused?: boolean;
  /** What visitors see after a change. */
  outcome?: ReactNode;
  note?: string | undefined;
  /** Above the form: what is wrong beside this document. */
  banners?: ReactNode;
  previewLink?: string | undefined;
  /** People who are registered for the event. */
  guests?: number;
  /** Who else has it open. */
  others?: readonly Reader[];
  /** Problems that the deletion causes in other documents. */
  breaking?: FieldProblem[];
  asksToDiscard?: boolean;
  /** The field whose button was pressed. */
  changed?: string | undefined;
}

/** The fields of the form: those of a page are its sections, the others stand side by side. */
const fieldsOf = ({ schema, values }: Draft): FormField[] => {
  const fields = partsOf({ schema, name: '', path: [], value: values });
  return fields.flatMap((field) =>
    field.name === 'data' && field.schema.properties ? partsOf(field) : field,
  );
};

const isText = ({ name }: FormField) => name === 'body' || name === 'data.title';

type PartProps = Pick<DocumentPageProps, 'document' | 'clock'>;

const stateOf = ({ copy, isNew, status }: OpenedDocument): DocumentState => {
  if (copy?.publish_at) return 'scheduled';
  if (isNew) return 'draft';
  return copy && status === 'live' ? 'changed' : status;
};

const MoreActions = ({
  document,
  previewLink,
  showing,
}: PartProps & Pick<DocumentPageProps, 'previewLink' | 'showing'>) => {
  const { kind, isNew, address, status, schema, copy } = document;
  const canHide = !isNew && address && schema.properties?.data?.properties?.unpublished;
  return (
    <details className="menu">
      <summary className="icon-btn" aria-label={form.more} title={form.more}>
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
      </summary>
      <div className="panel">
        {address && status === 'live' && showing !== 'nothing' && newTab(address, form.viewPage)}
        {!isNew && <a href={copyAddress(document, 'history')}>{historyStrings.link}</a>}
        {copy && <a href={copyAddress(document, 'review')}>{reviewStrings.link}</a>}
        {previewLink && (
          <details className="share">
            <summary>{form.share}</summary>
            <p className="small">
              {form.shared} {newTab(previewLink, previewLink)}
            </p>
          </details>
        )}
        {status === 'scheduled' && <Action action="publish-now" />}
        {canHide && status !== 'unpublished' && <Action action="unpublish" />}
        {copy && <Action action="discard" className="grave" />}
        {kind.hasMany && !isNew && <Action action="delete" className="grave" />}
      </div>
    </details>
  );
};

const DocumentActions = (props: PartProps & Pick<DocumentPageProps, 'previewLink' | 'showing'>) => (
  <>
    <MoreActions {...props} />
    {previewAddress(props.document.file) !== undefined && (
      <Action action="preview" formTarget="preview" className="btn">
        <Eye size={17} aria-hidden />
      </Action>
    )}
    <Action action="save" className="btn" />
    <Primary form={FORM} icon={ArrowUp} name="action" value="publish">
      {form.actions.publish}
    </Primary>
  </>
);

/** Who saved the document and when, and who has it open. Scripts keep it up to date. */
const SaveState = ({
  document: { copy },
  clock,
  ownAddress,
  others = [],
}: PartProps & Pick<DocumentPageProps, 'ownAddress' | 'others'>) => {
  const by = copy?.author === ownAddress ? copyStrings.own : copy?.author;
  return (
    <>
      <span className="small soft saved" role="status" data-saved>
        {copy && copyStrings.saved(by!, lately(copy.at, clock))}
      </span>
      <span className="small soft people" data-people>
        {others.map(({ address }) => (
          <span key={address} title={address}>
            <Avatar name={address} address={address} />
          </span>
        ))}
        {others.length > 0 &&
          (others.length === 1 ? copyStrings.here : copyStrings.areHere)(
            others.map(({ address }) => address).join(', '),
          )}
      </span>
    </>
  );
};

const Schedule = ({
  document,
  clock,
  problems,
}: PartProps & { problems: readonly FieldProblem[] }) => {
  const { copy, kind } = document;
  const texts = copyStrings.schedule;
  if (!kind.hasMany && kind.name !== 'texts') return null;
  const problem = problems.find(({ path }) => path?.join('.') === 'publish_at')?.message;
  const zone = zoneName(clock.now.getTime(), clock.zone);
  return (
    <div className="schedule">
      <details className="field-group" open={problem !== undefined || Boolean(copy?.publish_at)}>
        <summary>{texts.label}</summary>
        {copy?.publish_at ? (
          <>
            <p>{texts.planned(dayAndClock(copy.publish_at, clock))}</p>
            <Action action="unschedule" className="btn short" />
          </>
        ) : (
          <>
            <DeskField
              id="publish_at"
              label={texts.label}
              hint={texts.hint(zone)}
              problem={problem}
            >
              {(control) => <input {...control} type="datetime-local" />}
            </DeskField>
            <Action action="schedule" className="btn short" />
          </>
        )}
      </details>
    </div>
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

/** What the script of the page says. */
const SCRIPT_TEXTS = JSON.stringify({
  saved: copyStrings.savedNow,
  saving: copyStrings.saving,
  unsaved: copyStrings.unsaved,
  offline: copyStrings.offline,
  here: copyStrings.here('{people}'),
  areHere: copyStrings.areHere('{people}'),
  newer: copyStrings.newer('{who}', '{when}'),
});

const Banners = (props: DocumentPageProps) => {
  const { document, problems = [], warnings = [], isRefused, outcome, note, banners } = props;
  const { guests = 0, breaking, asksToDiscard } = props;
  const { name, copy, isNew, status } = document;
  const shown = problems.filter(({ path }) => path?.join('.') !== 'publish_at');
  return (
    <div className="editor-banners">
      {banners}
      {outcome}
      {note !== undefined && <Notice>{note}</Notice>}
      {copy?.publish_problem && <Alert title={copyStrings.schedule.failed(copy.publish_problem)} />}
      {guests > 0 && <Notice>{form.guests(guests)}</Notice>}
      {shown.length > 0 && (
        <Alert
          title={isRefused ? copyStrings.notPublished(shown.length) : form.refused}
          problems={shown}
        >
          {isRefused && copy && (
            <p>
              {copyStrings.textIsSaved} {!isNew && status === 'live' && copyStrings.visitorsSee}
            </p>
          )}
        </Alert>
      )}
      {breaking && (
        <Alert title={form.confirmDeletion(name, breaking)} problems={breaking}>
          <p>{form.undoDeletion}</p>
          <div className="actions">
            <Action action="keep" className="btn" />
            <Action action="confirm-delete" className="btn danger" />
          </div>
        </Alert>
      )}
      {asksToDiscard && (
        <Alert title={copyStrings.discard.title(name)}>
          <p>{isNew ? copyStrings.discard.draft : copyStrings.discard.changed}</p>
          <div className="actions">
            <Action action="keep" className="btn" />
            <Action action="confirm-discard" className="btn danger" />
          </div>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="note" title={copyStrings.warnings(warnings.length)} problems={warnings} />
      )}
      <p className="banner bad" role="alert" data-newer hidden />
    </div>
  );
};

export const DocumentPage = (props: DocumentPageProps) => {
  const { document, clock, formId, showing, problems = [], previewLink, changed } = props;
  const { kind, path, name, copy, version, isNew, status } = document;
  const hasPreview = previewAddress(document.file) !== undefined;
  const fields = fieldsOf(document);
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
  const isShown = isNew || showing === 'stored';
  return (
    <EditorFrame
      title={name}
      over={kind.title}
      back={{ href: listAddress(kind), text: form.back(kind.title) }}
      beside={
        <>
          <span data-state>
            <Status status={isShown ? stateOf(document) : 'problem'} />
          </span>
          {/* The script shows it once it has saved. */}
          <template data-saved-state>
            <Status status={status === 'live' && !isNew ? 'changed' : stateOf(document)} />
          </template>
          <SaveState {...props} />
        </>
      }
      actions={<DocumentActions {...{ document, clock, previewLink, showing }} />}
    >
      <link rel="stylesheet" href={`${TEXT_STYLES_PATH}?v=${TEXT_STYLES_VERSION}`} />
      <Banners {...props} />
      <form
        id={FORM}
        className={['columns', ...layout].filter(Boolean).join(' ')}
        method="post"
        encType="multipart/form-data"
        action={copyAddress(document)}
        noValidate
        data-editor
        data-upload-failed={form.uploadFailed}
        data-file={path}
        data-save={copy?.publish_at ? undefined : copyAddress(document, 'edit/save')}
        data-here={copyAddress(document, 'edit/here')}
        data-texts={SCRIPT_TEXTS}
      >
        {/* The first button is the one that Enter presses in a field of one line. */}
        <button disabled hidden />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="copy" value={copy?.version ?? ''} />
        <input type="hidden" name="form" value={formId} />
        {/* The field that the preview shows, by the script. */}
        <input type="hidden" name="focus" />
        {isPage && <Parts fields={others} />}
        {texts.length > 0 && <div className="text">{texts.map(fieldOf)}</div>}
        <div className="fields">
          {texts.length > 0 && <h2 className="heading">{fieldTexts.data.title}</h2>}
          {isPage && <p className="hint">{fieldTexts.values}</p>}
          {others.map(fieldOf)}
          <Schedule {...{ document, clock, problems }} />
        </div>
        <Suggestions id="addresses" values={document.addresses} />
        <Suggestions id="pictures" values={document.pictures} />
        {hasPreview && (
          <div
            className="frame"
            data-preview-frame
            data-width={needsWidth(path) ? 'desktop' : 'phone'}
          >
            <PreviewWidths />
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
