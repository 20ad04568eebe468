import type { Showing } from '../../content/source/showing.ts';
import type { OpenedDocument } from './openDocument.ts';
import type { DocumentState } from './status.tsx';

/** The state of a document with its working copy. */
export const stateOf = ({ copy, isNew, status }: OpenedDocument): DocumentState => {
  if (copy?.publish_at) return 'scheduled';
  if (isNew) return 'draft';
  return copy && status === 'live' ? 'changed' : status;
};

/** The state once what its form holds is saved. */
export const stateOnceSaved = (document: OpenedDocument): DocumentState =>
  document.status === 'live' ? 'changed' : stateOf(document);

/** The state of the stored document without its working copy: visitors see it when it is `live`, and only then. */
export const storedState = (
  { status }: Pick<OpenedDocument, 'status'>,
  showing: Showing['what'],
): DocumentState => (showing === 'upToDate' ? status : 'problem');
