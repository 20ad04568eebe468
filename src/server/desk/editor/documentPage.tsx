import { copyStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { TEXT_STYLES_VERSION } from '../styles/textEditorStyles.ts';
import { listAddress } from './contentListPage.tsx';
import { DOCUMENT_FORM } from './actionButton.tsx';
import { DocumentActions, SaveState } from './documentBar.tsx';
import { DocumentBanners } from './documentBanners.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import { stateOf, stateOnceSaved, storedState } from './documentState.ts';
import type { Draft } from './draft.ts';
import { EditorFrame } from './editorFrame.tsx';
import { Field } from './fields.tsx';
import { partsOf, type FormField } from './formFields.ts';
import { copyAddress, TEXT_STYLES_PATH } from './editorAddresses.ts';
import { needsWidth, previewAddress } from './previewAddress.ts';
import type { StoredData } from './storedValue.tsx';
import { ScheduleFields } from './scheduleFields.tsx';
import { Status } from './status.tsx';
import { PreviewWidths } from './previewWidths.tsx';

const { form, fields: fieldTexts } = editorStrings;

/** The fields of the form: those of a page are its sections, the others stand side by side. */
const fieldsOf = ({ schema, values }: Draft): FormField[] => {
  const fields = partsOf({ schema, name: '', path: [], value: values });
  return fields.flatMap((field) =>
    field.name === 'data' && field.schema.properties ? partsOf(field) : field,
  );
};

const isText = ({ name }: FormField) => name === 'body' || name === 'data.title';

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

/** On phones, one part of the form is shown at a time: the one whose address, or whose field's, the browser is at. */
const FormTabs = ({ hasText, hasPreview }: { hasText: boolean; hasPreview: boolean }) => {
  const { tabs } = form;
  if (!hasText && !hasPreview) return null;
  return (
    <nav className="form-tabs" aria-label={tabs.label}>
      {hasText && (
        <a className="to-text" href={`#${PARTS.text}`}>
          {tabs.text}
        </a>
      )}
      <a className="to-fields" href={`#${PARTS.fields}`}>
        {hasText ? tabs.details : tabs.fields}
      </a>
      {hasPreview && (
        <a className="to-preview" href={`#${PARTS.preview}`}>
          {tabs.preview}
        </a>
      )}
    </nav>
  );
};

const PARTS = { text: 'part-text', fields: 'part-fields', preview: 'part-preview' } as const;

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

/** The state of the document, and the one that the script shows once it has saved. */
const States = ({ document, showing }: Pick<DocumentPageProps, 'document' | 'showing'>) => {
  // The site shows a former version of a stored document that has a problem, or none.
  const hasProblem = !document.isNew && showing !== 'upToDate';
  return (
    <>
      <span data-state>
        <Status status={hasProblem ? 'problem' : stateOf(document)} />
      </span>
      <template data-saved-state>
        <Status status={stateOnceSaved(document)} />
      </template>
    </>
  );
};

/** What the form began with, and what its script sends. */
const HiddenFields = ({
  document: { copy, storedHash },
  formId,
}: Pick<DocumentPageProps, 'document' | 'formId'>) => (
  <>
    {/* The first button is the one that Enter presses in a field of one line. */}
    <button disabled hidden />
    <input type="hidden" name="version" value={storedHash} />
    <input type="hidden" name="copy" value={copy?.version ?? ''} />
    <input type="hidden" name="form" value={formId} />
    {/* The field that the preview shows, by the script. */}
    <input type="hidden" name="focus" />
  </>
);

const Preview = ({ path }: { path: string }) => (
  <div
    className="frame"
    id={PARTS.preview}
    data-preview-frame
    data-width={needsWidth(path) ? 'desktop' : 'phone'}
  >
    <PreviewWidths />
    <iframe name="preview" title={form.actions.preview} sandbox="allow-same-origin" data-preview />
  </div>
);

/** The fields of the form: the text of a Markdown document, and its other fields. */
const splitFields = (document: DocumentPageProps['document']) => {
  const fields = fieldsOf(document);
  const texts = document.kind.file.endsWith('.md') ? fields.filter(isText) : [];
  return { texts, others: fields.filter((field) => !texts.includes(field)) };
};

const storedDataOf = ({
  document,
  showing,
}: Pick<DocumentPageProps, 'document' | 'showing'>): StoredData | undefined => {
  const { isNew, copy, saved } = document;
  if (isNew || !copy) return undefined;
  return { data: saved.data, isLive: storedState(document, showing) === 'live' };
};

export const DocumentPage = (props: DocumentPageProps) => {
  const { document, clock, formId, showing, problems = [], previewLink, changed } = props;
  const { kind, savedPath, name, copy } = document;
  const hasPreview = previewAddress(document.targetPath) !== undefined;
  const isPage = kind.name === 'texts';
  const { texts, others } = splitFields(document);
  const firstSection = others.findIndex((field) => field.schema.properties ?? field.schema.items);
  const layout = [isPage && 'of-page', texts.length > 0 && 'of-text', hasPreview && 'previewed'];
  const stored = storedDataOf(props);
  const fieldOf = (field: FormField, index: number) => (
    <Field
      key={field.name}
      {...field}
      form={{ problems, changed, stored }}
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
          <States document={document} showing={showing} />
          <SaveState {...props} />
        </>
      }
      actions={
        <DocumentActions
          document={document}
          clock={clock}
          previewLink={previewLink}
          showing={showing}
        />
      }
    >
      <link rel="stylesheet" href={`${TEXT_STYLES_PATH}?v=${TEXT_STYLES_VERSION}`} />
      <DocumentBanners {...props} />
      <form
        id={DOCUMENT_FORM}
        className={['columns', ...layout].filter(Boolean).join(' ')}
        method="post"
        encType="multipart/form-data"
        action={copyAddress(document)}
        noValidate
        data-editor
        data-upload-failed={form.uploadFailed}
        data-file={savedPath}
        data-save={copy?.publish_at ? undefined : copyAddress(document, 'edit/save')}
        data-here={copyAddress(document, 'edit/here')}
        data-texts={SCRIPT_TEXTS}
      >
        <HiddenFields document={document} formId={formId} />
        {isPage && <Parts fields={others} />}
        <FormTabs hasText={texts.length > 0} hasPreview={hasPreview} />
        {texts.length > 0 && (
          <div className="text" id={PARTS.text}>
            {texts.map(fieldOf)}
          </div>
        )}
        <div className="fields" id={PARTS.fields}>
          {texts.length > 0 && <h2 className="heading">{fieldTexts.data.title}</h2>}
          {isPage && <p className="hint">{fieldTexts.values}</p>}
          {others.map(fieldOf)}
          <ScheduleFields document={document} clock={clock} problems={problems} />
        </div>
        <Suggestions id="addresses" values={document.addresses} />
        <Suggestions id="pictures" values={document.pictures} />
        {hasPreview && <Preview path={savedPath} />}
      </form>
    </EditorFrame>
  );
};
