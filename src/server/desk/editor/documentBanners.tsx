import { copyStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { Banner } from '../parts.tsx';
import { ActionButton } from './actionButton.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import { Alert, Notice } from './notices.tsx';

const { form } = editorStrings;

/** What has happened to the document, what is wrong with it, and questions before it is deleted. */
export const DocumentBanners = (props: DocumentPageProps) => {
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
      {guests > 0 && <Banner tone="mails" title={form.guests(guests)} />}
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
            <ActionButton action="keep" className="btn" />
            <ActionButton action="confirm-delete" className="btn danger" />
          </div>
        </Alert>
      )}
      {asksToDiscard && (
        <Alert title={copyStrings.discard.title(name)}>
          <p>{isNew ? copyStrings.discard.draft : copyStrings.discard.changed}</p>
          <div className="actions">
            <ActionButton action="keep" className="btn" />
            <ActionButton action="confirm-discard" className="btn danger" />
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
