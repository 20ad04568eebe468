import { copyStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { Banner } from '../parts.tsx';
import { ActionButton } from './actionButton.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import { Alert, Notice } from './notices.tsx';

const { form } = editorStrings;

type Shown = Pick<DocumentPageProps, 'document' | 'isRefused'> &
  Required<Pick<DocumentPageProps, 'problems'>>;

const Problems = ({ document, problems, isRefused }: Shown) => {
  const { copy, isNew, status } = document;
  return (
    <Alert
      title={isRefused ? copyStrings.notPublished(problems.length) : form.refused}
      problems={problems}
    >
      {isRefused && copy && (
        <p>
          {copyStrings.textIsSaved} {!isNew && status === 'live' && copyStrings.visitorsSee}
        </p>
      )}
    </Alert>
  );
};

const DeletionQuestion = ({
  document,
  breaking,
}: Pick<DocumentPageProps, 'document'> & Required<Pick<DocumentPageProps, 'breaking'>>) => (
  <Alert title={form.confirmDeletion(document.name, breaking)} problems={breaking}>
    <p>{form.undoDeletion}</p>
    <div className="actions">
      <ActionButton action="keep" className="btn" />
      <ActionButton action="confirm-delete" className="btn danger" />
    </div>
  </Alert>
);

const DiscardQuestion = ({ document: { name, isNew } }: Pick<DocumentPageProps, 'document'>) => (
  <Alert title={copyStrings.discard.title(name)}>
    <p>{isNew ? copyStrings.discard.draft : copyStrings.discard.changed}</p>
    <div className="actions">
      <ActionButton action="keep" className="btn" />
      <ActionButton action="confirm-discard" className="btn danger" />
    </div>
  </Alert>
);

/** What has happened to the document, what is wrong with it, and questions before it is deleted. */
export const DocumentBanners = (props: DocumentPageProps) => {
  const { document, problems = [], warnings = [], isRefused, outcome, notice, banners } = props;
  const { guests = 0, breaking, asksToDiscard } = props;
  const failure = document.copy?.publish_problem;
  // `ScheduleFields` shows a problem of the time at its field.
  const shown = problems.filter(({ path }) => path?.join('.') !== 'publish_at');
  return (
    <div className="editor-banners">
      {banners}
      {outcome}
      {notice !== undefined && <Notice>{notice}</Notice>}
      {failure && <Alert title={copyStrings.schedule.failed(failure)} />}
      {guests > 0 && <Banner tone="mails" title={form.guests(guests)} />}
      {shown.length > 0 && <Problems document={document} isRefused={isRefused} problems={shown} />}
      {breaking && <DeletionQuestion document={document} breaking={breaking} />}
      {asksToDiscard && <DiscardQuestion document={document} />}
      {warnings.length > 0 && (
        <Alert tone="note" title={copyStrings.warnings(warnings.length)} problems={warnings} />
      )}
      <p className="banner bad" role="alert" data-newer hidden />
    </div>
  );
};
