import { Mail, Send } from 'lucide-react';
import { guestStrings } from '../../../strings/deskGuests.ts';
import type { Guest } from '../../leads/views/guests.ts';
import type { GuestText } from '../../leads/submissions/messageGuests.ts';
import { BackLink, Field, PageHead, Primary } from '../parts.tsx';

const { write } = guestStrings;

const MAX_SUBJECT = 120;
const MAX_TEXT = 2000;

export const RECEIVERS = ['seated', 'here', 'absent'] as const;

export type Receivers = (typeof RECEIVERS)[number];

export interface Typed extends GuestText {
  to: Receivers;
}

export type Problems = Partial<Record<'to' | 'subject' | 'text', string>>;

/** @param seated one guest of each mailbox */
export const receiversOf = (seated: readonly Guest[], to: Receivers): Guest[] =>
  seated.filter(({ state }) => to === 'seated' || state === to);

export const problemsIn = ({ subject, text }: GuestText, receivers: readonly Guest[]): Problems => {
  const problems: Problems = {};
  if (subject === '') problems.subject = write.noSubject;
  if (subject.length > MAX_SUBJECT) problems.subject = write.tooLong(MAX_SUBJECT);
  if (text === '') problems.text = write.noText;
  if (text.length > MAX_TEXT) problems.text = write.tooLong(MAX_TEXT);
  if (receivers.length === 0) problems.to = write.noReceiver;
  return problems;
};

interface WriteFormProps {
  address: string;
  seated: readonly Guest[];
  sender: string;
  /** Whether the writer has an address for a test. */
  hasTest: boolean;
  typed?: Typed | undefined;
  problems?: Problems;
}

export const WriteForm = (props: WriteFormProps) => {
  const { address, seated, sender, hasTest, typed, problems = {} } = props;
  return (
    <form className="sheet" method="post" action={`${address}/write`}>
      <h2 className="heading">{write.title}</h2>
      <Field id="to" label={write.to} problem={problems.to}>
        {({ id, name, className }) => (
          <select id={id} name={name} className={className} defaultValue={typed?.to}>
            {RECEIVERS.map((to) => (
              <option key={to} value={to}>
                {write.receivers[to](receiversOf(seated, to).length)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="subject" label={write.subject} problem={problems.subject}>
        {(control) => (
          <input {...control} maxLength={MAX_SUBJECT} required defaultValue={typed?.subject} />
        )}
      </Field>
      <Field
        id="text"
        label={write.text}
        beside={write.limit(MAX_TEXT)}
        hint={write.hint(sender)}
        problem={problems.text}
      >
        {({ id, name, className, ...described }) => (
          <textarea
            id={id}
            name={name}
            className={className}
            aria-invalid={described['aria-invalid']}
            aria-describedby={described['aria-describedby']}
            rows={8}
            maxLength={MAX_TEXT}
            required
            defaultValue={typed?.text}
          />
        )}
      </Field>
      <div className="actions">
        {hasTest && (
          <button className="btn" name="action" value="test">
            {write.test}
          </button>
        )}
        <Primary icon={Mail} name="action" value="look">
          {write.look}
        </Primary>
      </div>
    </form>
  );
};

interface QuestionProps {
  address: string;
  title: string;
  typed: Typed;
  count: number;
  /** Names the message: a form that is sent twice reaches each guest once. */
  messageId: string;
  /** Of one of the guests. */
  greeting: string | undefined;
}

/** The email before it goes, and to how many. */
export const WriteQuestion = (props: QuestionProps) => {
  const { address, title, typed, count, messageId, greeting } = props;
  const fields = { ...typed, messageId };
  return (
    <>
      <BackLink href={address}>{title}</BackLink>
      <PageHead title={write.question(count)}>{write.questionText}</PageHead>
      <div className="columns">
        <form method="post" action={`${address}/write`}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="actions">
            <button className="btn" name="action" value="back">
              {write.keep}
            </button>
            <Primary icon={Send} name="action" value="send">
              {write.send(count)}
            </Primary>
          </div>
        </form>
        <section className="shown">
          <p className="small soft">{write.shown}</p>
          <div className="email-text">
            <h2>{typed.subject}</h2>
            {greeting && <p>{greeting}</p>}
            {typed.text.split(/\n\s*\n/).map((part, index) => (
              <p key={index}>{part.trim()}</p>
            ))}
            <p className="small quiet">{write.closing}</p>
          </div>
        </section>
      </div>
    </>
  );
};
