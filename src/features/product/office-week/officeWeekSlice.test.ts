import type { UnknownAction } from '@reduxjs/toolkit';
import { crops } from '../../../strings/crops.ts';
import { realtimeStatisticsStringsIn } from '../../../strings/features/realtime-statistics.ts';
import {
  asMillions,
  asMinutes,
  asPercent,
  LAST_DAY,
  weekUntil,
} from '../../../strings/officeWeek.ts';
import { scenes } from '../../../strings/scenes.ts';
import { arrivedAt, stateAfter } from '../../../testing/stateAfter.ts';
import {
  dayChosen,
  officeWeekSlice,
  selectIsStepped,
  selectOfficeWeek,
} from './officeWeekSlice.ts';
import { LATEST_LEADS, waitingIn } from './waitingLeads.ts';

const after = (...events: UnknownAction[]) => stateAfter([officeWeekSlice], ...events);

const week = (day: number) => selectOfficeWeek(after(dayChosen(day)));

it('shows the whole week until a day is chosen, and on Sunday', () => {
  const whole = selectOfficeWeek(after());
  expect(whole).toMatchObject({ leads: 128, reached: 104, waiting: 24, showings: 46, closed: 9 });
  expect(asMinutes(whole.firstReply)).toBe('2m 14s');
  expect(asMillions(whole.volume)).toBe('$4.32M');
  expect(week(LAST_DAY)).toEqual(whole);
  expect(selectIsStepped(after())).toBe(false);
  expect(selectIsStepped(after(dayChosen(LAST_DAY)))).toBe(true);
});

it('is on Thursday what four days have brought', () => {
  expect(week(3)).toMatchObject({
    today: 'Thursday',
    leadsByDay: [17, 21, 19, 24],
    leads: 81,
    waiting: 11,
    reached: 70,
    fourWeeks: { leads: 412 },
    year: { leads: 5167 },
  });
});

it('ends on Sunday with what the pictures say of themselves', () => {
  const { leadsByDay, fourWeeks, year } = week(LAST_DAY);
  expect(leadsByDay).toEqual([17, 21, 19, 24, 20, 15, 12]);
  expect(crops.monthly).toContain(String(fourWeeks.leads));
  expect(fourWeeks.byDay.slice(0, 7).reduce((a, b) => a + b)).toBe(98);
  expect(scenes.stats.alt).toContain(
    `${fourWeeks.leads} leads, ${fourWeeks.closed} closed, ${asPercent(fourWeeks.closed, fourWeeks.leads)}`,
  );
  expect(scenes.sources.alt).toContain(
    fourWeeks.sources.map(({ leads, closed }) => `${leads} and ${closed}`)[0],
  );
  expect(fourWeeks.sources.map(({ leads, closed }) => [leads, closed])).toEqual([
    [147, 9],
    [126, 7],
    [79, 6],
    [65, 9],
    [42, 2],
  ]);
  expect(scenes['dashboard-kpis'].alt).toContain(
    `${year.closed} homes closed, ${asMillions(year.volume)}`,
  );
});

it.each([0, 1, 2, 3, 4, 5, 6])('adds up on day %i, whichever way it is counted', (day) => {
  const { leads, reached, reachedByDay, fourWeeks, leadsByDay } = week(day);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  expect(sum(leadsByDay)).toBe(leads);
  expect(sum(reachedByDay)).toBe(reached);
  expect(sum(fourWeeks.byDay)).toBe(fourWeeks.leads);
  expect(sum(fourWeeks.sources.map((source) => source.leads))).toBe(fourWeeks.leads);
  expect(sum(fourWeeks.sources.map((source) => source.closed))).toBe(fourWeeks.closed);
  // What the page says of referrals has to be true on every day.
  const [website, , , referrals] = fourWeeks.sources;
  expect(referrals!.closed / referrals!.leads).toBeGreaterThan(
    2 * (website!.closed / website!.leads),
  );
  expect(realtimeStatisticsStringsIn(weekUntil(day)).example.rows[1].text).toContain(
    `${leads + 331} leads`,
  );
});

it.each([0, 1, 2, 3, 4, 5])('knows by name who waits on day %i', (day) => {
  const names = waitingIn(week(day)).map(({ name }) => name);
  expect(names).toHaveLength(week(day).waiting);
  expect(new Set(names).size).toBe(names.length);
  expect(LATEST_LEADS[day]!.length).toBeGreaterThanOrEqual(2);
});

it('takes no day that the week does not have, and forgets the day on another page', () => {
  expect(week(7)).toEqual(selectOfficeWeek(after()));
  expect(week(-1)).toEqual(selectOfficeWeek(after()));
  const elsewhere = arrivedAt('/features/dashboard', { from: '/features/realtime-statistics' });
  expect(selectIsStepped(after(dayChosen(2), elsewhere))).toBe(false);
  const samePage = arrivedAt('/features/dashboard#main', { from: '/features/dashboard' });
  expect(selectIsStepped(after(dayChosen(2), samePage))).toBe(true);
});
