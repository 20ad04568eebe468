/**
 * The week of the site's own office that its charts and sentences show, Monday, November 11, to Sunday, November 17,
 * 2024, and what came before it. The pictures in `public/scenes` draw the same numbers.
 */

/** Where leads come from, in the order of the product's tables. */
const LEAD_SOURCES = ['Website', 'Portals', 'Open houses', 'Referrals', 'Ads'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

interface Day {
  name: string;
  date: number;
  /** New leads of each source, in their order. */
  leads: readonly number[];
  /** Of the day's leads, those who wait for a first reply. */
  waiting: number;
  showings: number;
  /** Homes closed of each source, in their order. */
  closed: readonly number[];
  /** Dollars of the homes closed. */
  volume: number;
  /** The medians in the evening, in seconds: of the week so far, and of the four weeks. */
  firstReply: readonly [week: number, fourWeeks: number];
}

const DAYS = [
  {
    name: 'Monday',
    date: 11,
    leads: [6, 5, 1, 3, 2],
    waiting: 2,
    showings: 5,
    closed: [0, 0, 0, 1, 0],
    volume: 455_000,
    firstReply: [152, 156],
  },
  {
    name: 'Tuesday',
    date: 12,
    leads: [7, 6, 2, 4, 2],
    waiting: 3,
    showings: 7,
    closed: [1, 0, 0, 1, 0],
    volume: 990_000,
    firstReply: [148, 155],
  },
  {
    name: 'Wednesday',
    date: 13,
    leads: [6, 6, 2, 3, 2],
    waiting: 2,
    showings: 6,
    closed: [0, 1, 0, 0, 0],
    volume: 520_000,
    firstReply: [143, 154],
  },
  {
    name: 'Thursday',
    date: 14,
    leads: [8, 7, 3, 4, 2],
    waiting: 4,
    showings: 9,
    closed: [1, 0, 1, 0, 0],
    volume: 935_000,
    firstReply: [139, 153],
  },
  {
    name: 'Friday',
    date: 15,
    leads: [6, 6, 3, 3, 2],
    waiting: 5,
    showings: 8,
    closed: [1, 1, 0, 1, 0],
    volume: 1_420_000,
    firstReply: [137, 152],
  },
  {
    name: 'Saturday',
    date: 16,
    leads: [4, 3, 6, 1, 1],
    waiting: 4,
    showings: 7,
    closed: [0, 0, 0, 0, 0],
    volume: 0,
    firstReply: [135, 151],
  },
  {
    name: 'Sunday',
    date: 17,
    leads: [3, 2, 6, 1, 0],
    waiting: 4,
    showings: 4,
    closed: [0, 0, 0, 0, 0],
    volume: 0,
    firstReply: [134, 151],
  },
] as const satisfies readonly Day[];

/** New leads a day in the three weeks before. */
const DAYS_BEFORE = [
  [13, 16, 15, 17, 15, 12, 10],
  [17, 19, 18, 22, 19, 14, 12],
  [15, 18, 17, 20, 18, 13, 11],
] as const;

/** Of those three weeks, by source. */
const SOURCES_BEFORE = { leads: [107, 91, 56, 46, 31], closed: [6, 5, 5, 6, 2] } as const;

/** The year and its November before the week; `more` than in the year before by the same day. */
const YEAR_BEFORE = {
  leads: 5_086,
  closed: 363,
  volume: 174_280_000,
  more: { closed: 22, volume: 10_680_000 },
};
const NOVEMBER_BEFORE = { leads: 157, closed: 11, volume: 5_280_000 };

export const LAST_DAY = DAYS.length - 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What the office's charts show on the evening of a day, counting from 0 for Monday. */
export const weekUntil = (last: number) => {
  const days: readonly Day[] = DAYS.slice(0, last + 1);
  const today = days[last]!;
  const leadsByDay = days.map(({ leads }) => sum(leads));
  const leads = sum(leadsByDay);
  const waiting = sum(days.map((day) => day.waiting));
  const closed = sum(days.map((day) => sum(day.closed)));
  const volume = sum(days.map((day) => day.volume));
  const sources = LEAD_SOURCES.map((name, index) => ({
    name,
    leads: SOURCES_BEFORE.leads[index]! + sum(days.map((day) => day.leads[index]!)),
    closed: SOURCES_BEFORE.closed[index]! + sum(days.map((day) => day.closed[index]!)),
  }));
  const weeksBefore = DAYS_BEFORE.map(sum);
  const [weekReply, fourWeeksReply] = today.firstReply;
  return {
    last,
    today: today.name,
    date: today.date,
    isWhole: last === LAST_DAY,
    leadsByDay,
    /** Of each day's leads, those who have been answered. */
    reachedByDay: days.map((day, index) => leadsByDay[index]! - day.waiting),
    leads,
    waiting,
    reached: leads - waiting,
    showings: sum(days.map((day) => day.showings)),
    closed,
    volume,
    firstReply: weekReply,
    fourWeeks: {
      byDay: [...DAYS_BEFORE.flat(), ...leadsByDay],
      leads: sum(weeksBefore) + leads,
      closed: sum(SOURCES_BEFORE.closed) + closed,
      firstReply: fourWeeksReply,
      sources,
    },
    year: {
      leads: YEAR_BEFORE.leads + leads,
      closed: YEAR_BEFORE.closed + closed,
      volume: YEAR_BEFORE.volume + volume,
      more: {
        closed: YEAR_BEFORE.more.closed + closed,
        volume: YEAR_BEFORE.more.volume + volume,
      },
    },
    november: {
      leads: NOVEMBER_BEFORE.leads + leads,
      closed: NOVEMBER_BEFORE.closed + closed,
      volume: NOVEMBER_BEFORE.volume + volume,
    },
  };
};

export type OfficeWeek = ReturnType<typeof weekUntil>;

export const WHOLE_WEEK = weekUntil(LAST_DAY);

/** `2m 14s` */
export const asMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}m ${seconds % 60}s`;

/** `$4.32M`, or `$178.6M` from a hundred millions. */
export const asMillions = (dollars: number): string =>
  `$${(dollars / 1e6).toFixed(dollars >= 1e8 ? 1 : 2)}M`;

const dollars = new Intl.NumberFormat('en-US');

/** `5,214`, `480,000` */
export const withCommas = (count: number): string => dollars.format(count);

/** `13.8%` */
export const asPercent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(1)}%`;

const SMALL = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen'],
  ...['Eighteen', 'Nineteen'],
];

/** A number up to 29 that begins a sentence. */
export const inWords = (count: number): string =>
  SMALL[count] ?? (count === 20 ? 'Twenty' : `Twenty-${SMALL[count - 20]!.toLowerCase()}`);
