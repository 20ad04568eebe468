import { Send } from 'lucide-react';
import { eventDay, eventTime } from '../../../lib/dates.ts';
import { guestQuestionStrings } from '../../../strings/deskWriting.ts';
import { FOCUSED, Primary } from '../parts.tsx';
import { EditorFrame } from './editorFrame.tsx';
import { valuesOf } from './editing.ts';
import { copyAddress } from './notices.tsx';
import type { OpenedDocument } from './openDocument.ts';
import type { EventChange } from './publishing.ts';

interface GuestQuestionProps {
  document: OpenedDocument;
  change: EventChange;
  guests: number;
  /** The button that was pressed. */
  action: string;
}

const WALL_CLOCK = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

const timeOf = (data: object): string => {
  const { date = '', duration = '' } = data as Partial<Record<'date' | 'duration', string>>;
  const text = String(date);
  const time = WALL_CLOCK.test(text) ? `${eventDay(text)}, ${eventTime(text)}` : text;
  return [time, duration].filter(Boolean).join(', ');
};

/** Asks before the guests of an event get an email. */
export const GuestQuestion = ({ document, change, guests, action }: GuestQuestionProps) => {
  const { path, stored, values, name, copy, version } = document;
  const texts = guestQuestionStrings[change];
  const before = timeOf(valuesOf(path, { slug: '', category: '', source: stored }).data);
  const address = copyAddress(document);
  return (
    <EditorFrame title={texts.title} over={name} back={{ href: address, text: name }}>
      <form className="compare" method="post" action={address}>
        <h2 {...FOCUSED}>{guestQuestionStrings.told(guests)}</h2>
        <p className="soft">{texts.text}</p>
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
        <input type="hidden" name="kept" />
        <input type="hidden" name="told" value={guests} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="copy" value={copy?.version ?? ''} />
        <div className="actions">
          <a className="btn" href={address}>
            {guestQuestionStrings.keep}
          </a>
          <Primary icon={Send} name="action" value={action}>
            {texts.verb(guests)}
          </Primary>
        </div>
      </form>
    </EditorFrame>
  );
};
