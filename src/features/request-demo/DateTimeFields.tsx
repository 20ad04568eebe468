import { useId, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { DEMO_SLOTS, lastDemoDay, localDay, localInstant } from '../../lib/demoTime.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useNow } from '../../ui/useNow.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';

const words = requestDemoStrings.form;

// Its line is there from the start: nothing moves when the zone becomes known.
const Zone = styled.p`
  ${type.caption}
  min-height: 1.4em;
  margin-top: -8px;
  color: ${color.ink2};
`;

type Tied<Element extends 'input' | 'select'> = ComponentPropsWithRef<Element> & { error?: string };

interface DateTimeFieldsProps {
  /** The day that is chosen, `2026-12-03`. */
  day: string;
  date: Tied<'input'>;
  time: Tied<'select'>;
  /** False on a page that answers a form sent without scripts. */
  hasScripts: boolean;
}

/** `Pacific Standard Time (America/Los Angeles)`; '' while it is not known. */
const zoneWords = (now: number | null, zone: string | null): string =>
  now === null || zone === null
    ? ''
    : words.zone(`${zoneName(now, zone)} (${zone.replaceAll('_', ' ')})`);

/** Day and hour of the demo, both where the visitor is. No day before today, no hour that has passed (spec §2, §9). */
export function DateTimeFields({ day, date, time, hasScripts }: DateTimeFieldsProps) {
  // The server does not know the visitor's day: limits appear after mount.
  const now = useNow();
  const zoneId = useId();
  const { eventZone } = useSite();
  const officeZone = words.zoneWithoutScripts(eventZone.name);
  const zone = useTimeZone();
  const hasPassed = (slot: string) => now !== null && (localInstant(day, slot) ?? Infinity) <= now;
  return (
    <>
      <TextField
        {...date}
        label={words.date}
        type="date"
        min={now === null ? undefined : localDay(now)}
        max={now === null ? undefined : lastDemoDay(now)}
        aria-describedby={zoneId}
        required
      />
      <SelectField
        {...time}
        label={words.time}
        placeholder={words.choose}
        options={DEMO_SLOTS.map((slot) => ({ ...slot, disabled: hasPassed(slot.value) }))}
        aria-describedby={zoneId}
        required
      />
      <FieldRow>
        <Zone id={zoneId}>
          {zoneWords(now, zone)}
          {hasScripts ? <noscript>{officeZone}</noscript> : officeZone}
        </Zone>
      </FieldRow>
    </>
  );
}
