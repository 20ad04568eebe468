import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { clockTime, sessionTime, DEMO_SLOTS, lastDemoDay } from '../../lib/dates.ts';
import { dayAndTime, instantOf, wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { useNow, useTimeZone } from '../../ui/clock.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const strings = requestDemoStrings.form;

// The line keeps its height, so that nothing moves when the zone becomes known.
const Zone = styled.p`
  ${type.caption}
  min-height: 1.4em;
  margin-top: -8px;
  color: ${color.ink2};
`;

interface ControlProps {
  name: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
}

interface DateTimeFieldsProps {
  day: string;
  date: ControlProps;
  time: ControlProps;
  /** False on a page that answers a form sent without scripts. */
  hasScripts: boolean;
}

const dayOptions = (wallClocks: readonly string[]) =>
  [...new Set(wallClocks.map((wallClock) => wallClock.slice(0, 10)))].map((value) => ({
    value,
    label: sessionTime(value, ''),
  }));

const timeOptions = (wallClocks: readonly string[], day: string) => {
  const times = wallClocks
    .filter((wallClock) => wallClock.startsWith(day))
    .map((wallClock) => wallClock.slice(11));
  return [...new Set(times)].sort().map((value) => {
    const [hour, minutes] = value.split(':').map(Number);
    return { value, label: clockTime(hour!, minutes) };
  });
};

/** Day and time of a demo in the visitor's zone; in the office's zone until that is known. */
export function DateTimeFields({ day, date, time, hasScripts }: DateTimeFieldsProps) {
  // The server doesn't know the visitor's day: limits appear after mount.
  const now = useNow();
  const zoneId = useId();
  const visitorZone = useTimeZone();
  const { hasOfficeHours, eventZone } = useSite();
  const zone = visitorZone ?? eventZone.id;
  const { data, isLoading } = useReadOnce(
    requestDemoApi.endpoints.getDemoSlots,
    hasOfficeHours ? undefined : skipToken,
  );
  const officeZone = strings.zoneWithoutScripts(eventZone.name);
  const shared = { 'aria-describedby': zoneId, required: true };

  // Without office hours, and if they failed to load, any time may be requested.
  const slots = hasOfficeHours && isLoading ? [] : data?.free;
  // `2026-12-03 11:00`, soonest first.
  const wallClocks = slots?.map((slot) => wallClockAt(Date.parse(slot), zone));
  const days = wallClocks && dayOptions(wallClocks);
  const shownDay = days?.some(({ value }) => value === day) ? day : '';
  const today = now === null ? undefined : wallClockAt(now, zone).slice(0, 10);
  const hasPassed = (slot: string) =>
    now !== null && (instantOf(`${day} ${slot}`, zone) ?? Infinity) <= now;
  return (
    <>
      {days ? (
        <SelectField
          {...shared}
          {...date}
          label={strings.date}
          placeholder={days.length === 0 ? strings.noTimes : strings.choose}
          options={days}
        />
      ) : (
        <TextField
          {...shared}
          {...date}
          label={strings.date}
          type="date"
          min={today}
          max={today && lastDemoDay(today)}
        />
      )}
      <SelectField
        {...shared}
        {...time}
        label={strings.time}
        placeholder={strings.choose}
        options={
          wallClocks
            ? timeOptions(wallClocks, shownDay)
            : DEMO_SLOTS.map((slot) => ({ ...slot, disabled: hasPassed(slot.value) }))
        }
      />
      <FieldRow>
        <Zone id={zoneId}>
          {now !== null && visitorZone !== null && strings.zone(zoneName(now, visitorZone))}
          {hasScripts ? <noscript>{officeZone}</noscript> : officeZone}
        </Zone>
      </FieldRow>
    </>
  );
}

interface SlotChoicesProps {
  slots: readonly string[];
  /** Without it each button submits the form, for a page without scripts. */
  onChoose?: (slot: string) => void;
}

export function SlotChoices({ slots, onChoose }: SlotChoicesProps) {
  const titleId = useId();
  const zone = useTimeZone();
  const { eventZone } = useSite();
  if (slots.length === 0) return null;
  return (
    <FieldRow role="group" aria-labelledby={titleId}>
      <Stack $gap={12}>
        <p id={titleId}>{strings.alternatives}</p>
        {slots.map((slot) => (
          <Button
            key={slot}
            variant="secondary"
            type={onChoose ? 'button' : 'submit'}
            name="preferred_datetime"
            value={slot}
            onClick={onChoose && (() => onChoose(slot))}
          >
            {dayAndTime(Date.parse(slot), zone ?? eventZone.id)}
          </Button>
        ))}
      </Stack>
    </FieldRow>
  );
}
