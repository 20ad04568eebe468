import type { ReactNode } from 'react';
import type { Showing } from '../../content/source/showing.ts';
import type { DeskClock } from '../deskTimes.ts';
import type { FieldProblem } from './formFields.ts';
import type { OpenedDocument } from './openDocument.ts';
import type { Reader } from './workingCopies.ts';

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
  notice?: string | undefined;
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
