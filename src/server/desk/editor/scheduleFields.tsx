import { zoneName } from '../../../lib/zonedTime.ts';
import { copyStrings } from '../../../strings/deskWriting.ts';
import { dayAndClock } from '../deskTimes.ts';
import { Field } from '../parts.tsx';
import { ActionButton } from './actionButton.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import type { FieldProblem } from './formFields.ts';

type ScheduleProps = Pick<DocumentPageProps, 'document' | 'clock'> & {
  problems: readonly FieldProblem[];
};

/** When the working copy is published by itself. */
export const ScheduleFields = ({ document, clock, problems }: ScheduleProps) => {
  const { copy, kind } = document;
  const texts = copyStrings.schedule;
  if (!kind.createdByWriters && kind.name !== 'texts') return null;
  const problem = problems.find(({ path }) => path?.join('.') === 'publish_at')?.message;
  const zone = zoneName(clock.now.getTime(), clock.zone);
  return (
    <div className="schedule">
      <details className="field-group" open={problem !== undefined || Boolean(copy?.publish_at)}>
        <summary>{texts.label}</summary>
        {copy?.publish_at ? (
          <>
            <p>{texts.planned(dayAndClock(copy.publish_at, clock))}</p>
            <ActionButton action="unschedule" className="btn short" />
          </>
        ) : (
          <>
            <Field id="publish_at" label={texts.label} hint={texts.hint(zone)} problem={problem}>
              {(control) => <input {...control} type="datetime-local" />}
            </Field>
            <ActionButton action="schedule" className="btn short" />
          </>
        )}
      </details>
    </div>
  );
};
