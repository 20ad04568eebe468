import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { clockTime, shortDayText } from '../../lib/dayTexts.ts';
import { DEMO_SLOTS, lastDemoDay } from '../../lib/demoTimes.ts';
import { dayAndTime } from '../../lib/momentTexts.ts';
import { instantOf, wallClockAt, zoneName } from '../../lib/zonedTime.ts';
import { FieldRow } from '../../shared/lead-form/formLayout.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { useTimeZone, useVisitorZone } from '../../ui/timeZone.ts';
import { useNow } from '../../ui/clock.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const strings = requestDemoStrings.form;

// The line keeps its height, so that nothing moves when the zone becomes known.
const Zone = styled.p`
  ${type.caption}
  min-height: 1.4em;
  margin-top: -8px;
  color: ${color.ink2};
`;

const Gone = styled.p`
  ${type.caption}
  color: ${color.brick};
`;

interface ControlProps {
  name: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
}

interface RequiredProps {
  required: true;
  'aria-describedby': string;
}

/** `2026-12-03` and `09:00`, or ''. */
interface Moment {
  day: string;
  time: string;
}

interface DateTimeFieldsProps {
  /** What the visitor chose. A control is empty when its choice is not free any more. */
  chosen: Moment;
  date: ControlProps;
  time: ControlProps;
  /** False on a page that answers a form sent without scripts. */
  hasScripts: boolean;
}

const dayOptions = (wallClocks: readonly string[]) =>
  [...new Set(wallClocks.map((wallClock) => wallClock.slice(0, 10)))].map((value) => ({
    value,
    label: shortDayText(value),
  }));

const timeLabel = (time: string) => {
  const [hour, minutes] = time.split(':').map(Number);
  return clockTime(hour!, minutes);
};

/** For `timeOptions`: every wall clock starts with it. */
const ALL_DAYS = '';

const timeOptions = (wallClocks: readonly string[], day: string) => {
  const times = wallClocks
    .filter((wallClock) => wallClock.startsWith(day))
    .map((wallClock) => wallClock.slice(11));
  return [...new Set(times)].sort().map((value) => ({ value, label: timeLabel(value) }));
};

const hasValue = (options: readonly { value: string }[], wanted: string) =>
  options.some(({ value }) => value === wanted);

/** Why a control does not show what the visitor has chosen. */
const goneMessage = (
  { day, time }: Moment,
  isDayFree: boolean,
  times: readonly { value: string }[],
): string => {
  if (!isDayFree) return day === '' ? '' : strings.dayGone;
  return time === '' || hasValue(times, time) ? '' : strings.timeGone(timeLabel(time));
};

/** The free slots as wall clocks, such as `2026-12-03 11:00`, soonest first; undefined if any time may be requested. */
const useSlots = (zone: string) => {
  const { hasOfficeHours } = useSite();
  const { data, isLoading } = useReadOnce(
    requestDemoApi.endpoints.getDemoSlots,
    hasOfficeHours ? undefined : skipToken,
  );
  // Without office hours, and if they failed to load, any time may be requested.
  const slots = hasOfficeHours && isLoading ? [] : data?.free;
  const wallClocks = slots?.map((slot) => wallClockAt(Date.parse(slot), zone));
  return { wallClocks, isLoading };
};

interface DayLimits {
  min?: string;
  max?: string;
}

/** The days that a field without a list of days allows. */
const dayLimits = (now: number | null, zone: string): DayLimits => {
  if (now === null) return {};
  const today = wallClockAt(now, zone).slice(0, 10);
  return { min: today, max: lastDemoDay(today) };
};

interface DayFieldProps extends ControlProps, RequiredProps {
  /** Undefined if any day may be requested. */
  days: readonly { value: string; label: string }[] | undefined;
  isLoading: boolean;
  limits: DayLimits;
}

function DayField({ days, isLoading, limits, ...control }: DayFieldProps) {
  if (!days) return <TextField {...control} {...limits} label={strings.date} type="date" />;
  const isFull = days.length === 0 && !isLoading;
  return (
    <SelectField
      {...control}
      label={strings.date}
      placeholder={isFull ? strings.noTimes : strings.choose}
      options={days}
    />
  );
}

interface ZoneNamesProps {
  now: number | null;
  /** As of `useVisitorZone`. The office's zone stands for one that the browser doesn't know. */
  visitorZone: string | undefined | null;
  officeZone: string;
  hasScripts: boolean;
}

function ZoneNames({ now, visitorZone, officeZone, hasScripts }: ZoneNamesProps) {
  return (
    <>
      {now !== null && visitorZone !== null && (
        <span>{visitorZone ? strings.visitorZone(zoneName(now, visitorZone)) : officeZone}</span>
      )}
      {hasScripts ? <noscript>{officeZone}</noscript> : <span>{officeZone}</span>}
    </>
  );
}

/** Day and time of a demo in the visitor's zone; in the office's zone until that is known. */
export function DateTimeFields({ chosen, date, time, hasScripts }: DateTimeFieldsProps) {
  // The server doesn't know the visitor's day: limits appear after mount.
  const now = useNow();
  const zoneId = useId();
  const goneId = useId();
  const visitorZone = useVisitorZone();
  const { eventZone } = useSite();
  const zone = visitorZone ?? eventZone.id;
  const { wallClocks, isLoading } = useSlots(zone);
  const officeZone = strings.siteZone(eventZone.name);
  const days = wallClocks && dayOptions(wallClocks);
  // Without a list of days any day may be requested.
  const isDayFree = !days || hasValue(days, chosen.day);
  const isHydrated = visitorZone !== null;
  const isLimited = days !== undefined && isHydrated;
  // Until a script runs, the times cannot follow the day, so the form offers those of all days.
  const needsDay = isLimited && !isDayFree;
  const hasPassed = (slot: string) =>
    now !== null && (instantOf(`${chosen.day} ${slot}`, zone) ?? Infinity) <= now;
  const times = wallClocks
    ? timeOptions(wallClocks, isDayFree ? chosen.day : ALL_DAYS)
    : DEMO_SLOTS.map((slot) => ({ ...slot, disabled: hasPassed(slot.value) }));

  const shared: RequiredProps = { required: true, 'aria-describedby': `${zoneId} ${goneId}` };
  return (
    <>
      <DayField
        days={days}
        isLoading={isLoading}
        limits={dayLimits(now, zone)}
        {...shared}
        {...date}
      />
      <SelectField
        {...shared}
        {...time}
        label={strings.time}
        placeholder={needsDay ? strings.chooseDateFirst : strings.choose}
        options={needsDay ? [] : times}
      />
      <FieldRow>
        <Zone id={zoneId}>
          <ZoneNames
            now={now}
            visitorZone={visitorZone}
            officeZone={officeZone}
            hasScripts={hasScripts}
          />
        </Zone>
        <Gone id={goneId} role="status">
          {isLimited && !isLoading && goneMessage(chosen, isDayFree, times)}
        </Gone>
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
