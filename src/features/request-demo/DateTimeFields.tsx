import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { DEMO_SLOTS, lastDemoDay, localDay, localInstant } from '../../lib/dates.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useNow, useTimeZone } from '../../ui/clock.ts';
import { dayOptions, timeOptions, wallClocksOf } from './demoMoments.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const words = requestDemoStrings.form;

// Its line is there from the start: nothing moves when the zone becomes known.
const Zone = styled.p`
  ${type.caption}
  min-height: 1.4em;
  margin-top: -8px;
  color: ${color.ink2};
`;

/** What ties a control to its form. */
interface Tied {
  name: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
}

interface DateTimeFieldsProps {
  /** The day that is chosen, `2026-12-03`. */
  day: string;
  date: Tied;
  time: Tied;
  /** False on a page that answers a form sent without scripts. */
  hasScripts: boolean;
}

/** `Pacific Standard Time (America/Los Angeles)`; '' while it is not known. */
const zoneWords = (now: number | null, zone: string | null): string =>
  now === null || zone === null
    ? ''
    : words.zone(`${zoneName(now, zone)} (${zone.replaceAll('_', ' ')})`);

type ControlsProps = Pick<DateTimeFieldsProps, 'day' | 'date' | 'time'> & { zoneId: string };

/** Any day from today on, and the ten hours of a day that have not passed. */
function AnyTime({ day, date, time, zoneId }: ControlsProps) {
  // The server does not know the visitor's day: limits appear after mount.
  const now = useNow();
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
    </>
  );
}

/** The hours of the office that are free, where the visitor is; in the office's own zone while that is not known. */
function OfficeTimes({ slots, day, date, time, zoneId }: ControlsProps & { slots: string[] }) {
  const { eventZone } = useSite();
  const zone = useTimeZone() ?? eventZone.id;
  const wallClocks = useMemo(() => wallClocksOf(slots, zone), [slots, zone]);
  const days = dayOptions(wallClocks);
  const shownDay = days.some(({ value }) => value === day) ? day : '';
  return (
    <>
      <SelectField
        {...date}
        label={words.date}
        placeholder={days.length === 0 ? words.noTimes : words.choose}
        options={days}
        aria-describedby={zoneId}
        required
      />
      <SelectField
        {...time}
        label={words.time}
        placeholder={words.choose}
        options={timeOptions(wallClocks, shownDay)}
        aria-describedby={zoneId}
        required
      />
    </>
  );
}

const NONE_YET: string[] = [];
const { getDemoSlots } = requestDemoApi.endpoints;

/** The hours that the office offers; null where it does not say, or did not answer: then any may be asked for. */
const useOfficeSlots = (): string[] | null => {
  const { hasOfficeHours } = useSite();
  const { data, error } = useReadOnce(getDemoSlots, hasOfficeHours ? undefined : skipToken);
  if (hasOfficeHours && !data && !error) return NONE_YET;
  return data?.free ?? null;
};

/** Day and hour of the demo, both where the visitor is. No day before today, no hour that has passed. */
export function DateTimeFields({ day, date, time, hasScripts }: DateTimeFieldsProps) {
  const now = useNow();
  const zoneId = useId();
  const { eventZone } = useSite();
  const officeZone = words.zoneWithoutScripts(eventZone.name);
  const zone = useTimeZone();
  const slots = useOfficeSlots();
  const controls = { day, date, time, zoneId };
  return (
    <>
      {slots ? <OfficeTimes {...controls} slots={slots} /> : <AnyTime {...controls} />}
      <FieldRow>
        <Zone id={zoneId}>
          {zoneWords(now, zone)}
          {hasScripts ? <noscript>{officeZone}</noscript> : officeZone}
        </Zone>
      </FieldRow>
    </>
  );
}
