import { CircleAlert, Clock } from 'lucide-react';
import { editorStrings } from '../../../strings/editor.ts';

const { states } = editorStrings;

export type DocumentState = keyof typeof states;

const TONES: Readonly<Record<DocumentState, string>> = {
  draft: '',
  unpublished: '',
  changed: 'warm',
  scheduled: 'later',
  live: 'calm',
  problem: 'bad',
};

const Mark = ({ status }: { status: DocumentState }) => {
  if (status === 'problem') return <CircleAlert size={15} strokeWidth={2} aria-hidden />;
  if (status === 'scheduled') return <Clock size={15} strokeWidth={2} aria-hidden />;
  const kinds = { live: 'pane full', changed: 'pane half' } as const;
  return <i className={status in kinds ? kinds[status as keyof typeof kinds] : 'pane hollow'} />;
};

/** What visitors see of a document. */
export const Status = ({ status }: { status: DocumentState }) => (
  <span className={`chip ${TONES[status]}`.trim()}>
    <Mark status={status} />
    {states[status]}
  </span>
);
