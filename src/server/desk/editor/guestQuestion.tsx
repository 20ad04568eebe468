import { isDeepStrictEqual } from 'node:util';
import { Send } from 'lucide-react';
import type { EmailTexts } from '../../../contract/texts/texts.ts';
import { clockText, longDayText } from '../../../lib/dayTexts.ts';
import { fillText } from '../../../lib/fillText.ts';
import { guestQuestionStrings } from '../../../strings/deskWriting.ts';
import { MAX_LINE } from '../../leads/submissions/editorLines.ts';
import { Field, FOCUSED, Primary } from '../parts.tsx';
import type { ActionName } from './editorActions.ts';
import { EditorFrame } from './editorFrame.tsx';
import { valuesOf } from './documentSource.ts';
import { copyAddress } from './editorAddresses.ts';
import type { EventChange } from './guestsToNotify.ts';
import type { OpenedDocument } from './openDocument.ts';

export interface GuestQuestionProps {
  document: OpenedDocument;
  change: EventChange;
  guests: number;
  /** The words of emails; undefined while they can't be used. */
  emails: EmailTexts | undefined;
  /** The button that was pressed. */
  action: ActionName;
  /** When the change goes live, as the form has it; undefined for at once. */
  publishAt?: string | undefined;
}

const WALL_CLOCK = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** As written in the document, where any field can be missing. */
type EventFields = Partial<Record<'date' | 'duration', string>>;

const timeOf = (data: object): string => {
  const { date = '', duration = '' } = data as EventFields;
  const text = String(date);
  const time = WALL_CLOCK.test(text) ? `${longDayText(text)}, ${clockText(text)}` : text;
  return [time, duration].filter(Boolean).join(', ');
};

const EXAMPLE_NAME = 'Ruth';

/** The words of the email, as `changeTexts` chooses them. */
const wordsOf = (
  { change, document: { saved, values } }: GuestQuestionProps,
  texts: EmailTexts,
): EmailTexts['event_moved'] => {
  if (change !== 'moved') return texts.event_canceled;
  const before = saved.data as EventFields;
  const after = values.data as EventFields;
  const isSame = (name: keyof EventFields) => isDeepStrictEqual(before[name], after[name]);
  if (!isSame('date')) return texts.event_moved;
  return isSame('duration') ? texts.event_join_changed : texts.event_length_changed;
};

/** The email before it goes, and the line that an editor may add. */
const GuestMail = (props: GuestQuestionProps & { emails: EmailTexts }) => {
  const { change, document, emails } = props;
  const { subject, title, note } = wordsOf(props, emails);
  return (
    <>
      <Field
        id="line"
        label={guestQuestionStrings.line}
        hint={guestQuestionStrings.lineHint(MAX_LINE)}
      >
        {(control) => <input {...control} maxLength={MAX_LINE} autoComplete="off" />}
      </Field>
      <section aria-labelledby="mail-title">
        <h3 className="heading" id="mail-title">
          {guestQuestionStrings.shown}
        </h3>
        <div className="email-text">
          <p>
            <b>{fillText(subject, { event: document.saved.data.title ?? '' })}</b>
          </p>
          <p>{title}</p>
          <p>{fillText(emails.greeting, { first_name: EXAMPLE_NAME })}</p>
          <p>{note}</p>
          <p className="quiet">{guestQuestionStrings.yourLine}</p>
          <p className="small quiet">
            {change === 'moved' ? guestQuestionStrings.rest : guestQuestionStrings.restCanceled}
          </p>
        </div>
      </section>
    </>
  );
};

/** Asks before the guests of an event get an email. */
export const GuestQuestion = (props: GuestQuestionProps) => {
  const { document, change, guests, action, publishAt } = props;
  const { savedPath, stored, values, name, copy, storedHash } = document;
  const texts = guestQuestionStrings[change];
  const before = timeOf(valuesOf(savedPath, { slug: '', category: '', source: stored }).data);
  const address = copyAddress(document);
  return (
    <EditorFrame title={texts.title} over={name} back={{ href: address, text: name }}>
      <form className="compare" method="post" action={address}>
        <h2 {...FOCUSED}>{guestQuestionStrings.told(guests)}</h2>
        <p className="soft">
          {texts.text} {publishAt !== undefined && guestQuestionStrings.atItsTime}
        </p>
        <dl className="facts">
          <div>
            <dt>{change === 'moved' ? guestQuestionStrings.was : guestQuestionStrings.when}</dt>
            <dd>{change === 'moved' ? <del>{before}</del> : before}</dd>
          </div>
          {change === 'moved' && (
            <div>
              <dt>{guestQuestionStrings.now}</dt>
              <dd>
                <b>{timeOf(values.data)}</b>
              </dd>
            </div>
          )}
        </dl>
        {props.emails && <GuestMail {...props} emails={props.emails} />}
        <input type="hidden" name="is_saved" />
        <input type="hidden" name="told" value={guests} />
        {publishAt !== undefined && <input type="hidden" name="publish_at" value={publishAt} />}
        <input type="hidden" name="version" value={storedHash} />
        <input type="hidden" name="copy" value={copy?.version ?? ''} />
        <div className="actions">
          <a className="btn" href={address}>
            {guestQuestionStrings.keep}
          </a>
          <Primary icon={Send} name="action" value={action}>
            {publishAt === undefined ? texts.verb(guests) : guestQuestionStrings.schedule(guests)}
          </Primary>
        </div>
      </form>
    </EditorFrame>
  );
};
