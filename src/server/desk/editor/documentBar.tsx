import { ArrowUp, Ellipsis, Eye } from 'lucide-react';
import { copyStrings, historyStrings, reviewStrings } from '../../../strings/deskWriting.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { lately } from '../deskTimes.ts';
import { Avatar, Primary } from '../parts.tsx';
import { ActionButton, DOCUMENT_FORM } from './actionButton.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import { newTab } from './notices.tsx';
import { copyAddress } from './editorAddresses.ts';
import { previewAddress } from './previewAddress.ts';

const { form } = editorStrings;

type PartProps = Pick<DocumentPageProps, 'document' | 'clock'>;

const PublishingActions = ({ document }: Pick<PartProps, 'document'>) => {
  const { kind, isNew, address, status, schema, copy } = document;
  const canHide = !isNew && address && schema.properties?.data?.properties?.unpublished;
  return (
    <>
      {status === 'scheduled' && <ActionButton action="publish-now" />}
      {canHide && status !== 'unpublished' && <ActionButton action="unpublish" />}
      {copy && <ActionButton action="discard" className="grave" />}
      {kind.createdByWriters && !isNew && <ActionButton action="delete" className="grave" />}
    </>
  );
};

const MoreActions = ({
  document,
  previewLink,
  showing,
}: PartProps & Pick<DocumentPageProps, 'previewLink' | 'showing'>) => {
  const { isNew, address, status, copy } = document;
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
        <PublishingActions document={document} />
      </div>
    </details>
  );
};

export const DocumentActions = (
  props: PartProps & Pick<DocumentPageProps, 'previewLink' | 'showing'>,
) => (
  <>
    <MoreActions {...props} />
    {previewAddress(props.document.targetPath) !== undefined && (
      <ActionButton action="preview" formTarget="preview" className="btn">
        <Eye size={17} aria-hidden />
      </ActionButton>
    )}
    <ActionButton action="save" className="btn" />
    <Primary form={DOCUMENT_FORM} icon={ArrowUp} name="action" value="publish">
      {form.actions.publish}
    </Primary>
  </>
);

/** Who saved the document and when, and who has it open. Scripts keep it up to date. */
export const SaveState = ({
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
