import { ArrowUp, Check, CircleAlert, PenLine, Send, TriangleAlert } from 'lucide-react';
import { reviewStrings } from '../../../strings/deskWriting.ts';
import type { PersonRow } from '../../leads/database/schema.ts';
import { lately, type DeskClock } from '../deskTimes.ts';
import { Avatar, Banner, Field, Primary } from '../parts.tsx';
import { stateOf } from './documentState.ts';
import { DocumentDifferences } from './differencesView.tsx';
import { EditorFrame } from './editorFrame.tsx';
import type { FieldProblem } from './formFields.ts';
import { Alert } from './notices.tsx';
import { copyAddress } from './editorAddresses.ts';
import type { OpenedDocument } from './openDocument.ts';
import { Status } from './status.tsx';
import type { WorkingCopy } from './workingCopies.ts';

export interface ReviewPageProps {
  document: OpenedDocument & { copy: WorkingCopy };
  /** Editors and owners who can be asked. */
  people: readonly PersonRow[];
  problems: readonly FieldProblem[];
  warnings: readonly FieldProblem[];
  ownAddress: string;
  showsPages: boolean;
  clock: DeskClock;
  done?: string | undefined;
  /** What keeps it from being approved or sent. */
  refused?: string | undefined;
}

const Pages = ({ document }: Pick<ReviewPageProps, 'document'>) => {
  const { address, status } = document;
  return (
    <div className="pages">
      {address && status === 'live' && (
        <figure>
          <figcaption className="small soft">{reviewStrings.livePage}</figcaption>
          <iframe src={address} title={reviewStrings.livePage} sandbox="allow-same-origin" />
        </figure>
      )}
      <figure>
        <figcaption className="small soft">{reviewStrings.newPage}</figcaption>
        <iframe
          src={copyAddress(document, 'preview')}
          title={reviewStrings.newPage}
          sandbox="allow-same-origin"
        />
      </figure>
    </div>
  );
};

const Asked = ({ document: { copy }, clock, ownAddress }: ReviewPageProps) => {
  if (copy.asked_by === null) return null;
  const isOwn = copy.asked_by === ownAddress;
  return (
    <div className="asked">
      <Avatar name={copy.asked_by} address={copy.asked_by} />
      <div>
        <p>
          <b className="broken">
            {isOwn
              ? reviewStrings.asked(copy.asked_of!, lately(copy.asked_at!, clock))
              : reviewStrings.asks(copy.asked_by)}
          </b>
        </p>
        {!isOwn && <p className="small quiet">{lately(copy.asked_at!, clock)}</p>}
        {copy.note && <p className="broken">“{copy.note}”</p>}
      </div>
    </div>
  );
};

const Note = ({ label }: { label: string }) => (
  <Field id="note" label={label} beside={reviewStrings.optional} hint={reviewStrings.noteHint}>
    {({ id, name, className }) => (
      <textarea id={id} name={name} className={className} rows={4} maxLength={2000} />
    )}
  </Field>
);

const AnswerForm = ({ document }: Pick<ReviewPageProps, 'document'>) => (
  <>
    <Note label={reviewStrings.answer} />
    <div className="answers">
      <Primary icon={ArrowUp} name="action" value="approve">
        {reviewStrings.approve}
      </Primary>
      <button className="btn" name="action" value="return">
        {reviewStrings.send}
      </button>
      <a className="btn" href={copyAddress(document)}>
        <PenLine size={17} aria-hidden />
        {reviewStrings.change}
      </a>
    </div>
  </>
);

const AskForm = ({ people }: Pick<ReviewPageProps, 'people'>) =>
  people.length === 0 ? (
    <p className="soft">{reviewStrings.nobody}</p>
  ) : (
    <>
      <Field id="of" label={reviewStrings.of}>
        {({ id, name, className }) => (
          <select id={id} name={name} className={className}>
            {people.map(({ address }) => (
              <option key={address}>{address}</option>
            ))}
          </select>
        )}
      </Field>
      <Note label={reviewStrings.note} />
      <div className="answers">
        <Primary icon={Send} name="action" value="ask">
          {reviewStrings.ask}
        </Primary>
      </div>
    </>
  );

/** A working copy beside what is stored, for the person who is asked to read it. */
export const ReviewPage = (props: ReviewPageProps) => {
  const { document, problems, warnings, ownAddress, showsPages, done, refused } = props;
  const { copy, name, schema, saved, values, isNew, status } = document;
  const address = copyAddress(document, 'review');
  const isReviewer = copy.asked_by !== null && copy.asked_by !== ownAddress;
  return (
    <EditorFrame
      title={name}
      over={reviewStrings.title}
      back={{ href: copyAddress(document), text: name }}
      beside={<Status status={stateOf(document)} />}
      actions={
        <nav className="segments" aria-label={reviewStrings.view}>
          {[false, true].map((withPages) => (
            <a
              key={String(withPages)}
              href={withPages ? `${address}&view=pages` : address}
              aria-current={withPages === showsPages ? 'page' : undefined}
            >
              {withPages ? reviewStrings.pages : reviewStrings.words}
            </a>
          ))}
        </nav>
      }
    >
      <div className="review">
        <section>
          <h2 className="heading">{reviewStrings.changes}</h2>
          {done && <Banner tone="good" title={done} />}
          {refused && <Alert title={refused} />}
          {status !== 'live' && (
            <p className="soft">{isNew ? reviewStrings.newDocument : reviewStrings.hidden}</p>
          )}
          {showsPages ? (
            <Pages document={document} />
          ) : (
            <DocumentDifferences schema={schema} before={{ ...saved }} after={values} />
          )}
        </section>
        <form method="post" action={address}>
          <input type="hidden" name="version" value={copy.version} />
          <Asked {...props} />
          {problems.length === 0 ? (
            <p className="checked">
              <Check size={17} aria-hidden /> {reviewStrings.noProblems}
            </p>
          ) : (
            <div className="problem">
              <p className="checked">
                <CircleAlert size={17} aria-hidden /> {reviewStrings.problems(problems.length)}
              </p>
              <ul>
                {problems.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          {warnings.length > 0 && (
            <div className="amber">
              <p className="checked">
                <TriangleAlert size={17} aria-hidden /> {reviewStrings.warnings(warnings.length)}
              </p>
              <ul>
                {warnings.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          {isReviewer ? <AnswerForm document={document} /> : <AskForm {...props} />}
        </form>
      </div>
    </EditorFrame>
  );
};
