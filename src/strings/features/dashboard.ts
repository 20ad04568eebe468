import {
  asMillions,
  asMinutes,
  inWords,
  WHOLE_WEEK,
  withCommas,
  type OfficeWeek,
} from '../officeWeek.ts';
import type { FeatureStrings } from './types.ts';

const homesClosed = ({ closed, volume }: OfficeWeek): string =>
  closed === 1
    ? 'One home at its final price.'
    : `${inWords(closed)} homes at their final price, $${withCommas(Math.round(volume / closed / 1000) * 1000)} on average.`;

const daysShown = ({ isWhole, last, today }: OfficeWeek): string => {
  if (isWhole) return 'One week';
  return last === 0 ? today : `Monday to ${today}`;
};

/** Spec §1: a dashboard with weekly, monthly and yearly KPIs. What it says of the office's week, by the week so far. */
export const dashboardStringsIn = (week: OfficeWeek) =>
  ({
    meta: {
      title: 'Dashboard with weekly, monthly and yearly KPIs',
      description:
        'New leads, median first reply, showings and closed volume by week, month or year, with the people behind every number one click away.',
    },
    hero: {
      title: 'Know the week before Monday’s meeting',
      lead: 'Leads, replies, showings and closings on one page, by week, by month or by year. Select a number and you see the people behind it.',
    },
    cards: {
      title: 'By week, by month, by year',
      lead: 'Change the period at the top right and every KPI on the page follows.',
      items: [
        {
          title: 'Weekly',
          text: 'Monday to Sunday, day by day, one square for each lead. A tall day with many pale squares is a day when the office was short of hands.',
        },
        {
          title: 'Monthly',
          text: 'Four weeks at a time, so one loud Saturday stops deciding how everybody feels about the month. Trends show here first.',
        },
        {
          title: 'Yearly',
          text: 'The year so far beside the one before: leads, first reply, homes closed and volume. It is the page a broker shows the bank.',
        },
      ],
    },
    scenes: [
      {
        title: 'Every number opens',
        text: `${inWords(week.waiting)} people are waiting for a first reply. Select the figure and there they are by name, newest first, each with an agent and a button to call.`,
      },
    ],
    example: {
      title: 'Four numbers, and what each one counts',
      lead: `${daysShown(week)} at Alder & Vane Realty, our own office of six. Arguments about a number end sooner when everyone can read its definition.`,
      rows: [
        {
          title: 'New leads',
          text: `Everyone whose first inquiry arrived in the week, from any source. ${week.reached} were reached, ${week.waiting} are waiting, and the two always add up.`,
          figure: String(week.leads),
        },
        {
          title: 'Median first reply',
          text: 'The reply time in the middle, not the average: one lead answered after lunch should not hide a hundred answered at once.',
          figure: asMinutes(week.firstReply),
        },
        {
          title: 'Showings booked',
          text: 'Counted on the day they were booked, not the day they happen. A showing that moves still counts once.',
          figure: String(week.showings),
        },
        {
          title: 'Closed volume',
          text: `${homesClosed(week)} A closing without a date counts nowhere, so dates get entered.`,
          figure: asMillions(week.volume),
        },
      ],
    },
    benefits: {
      title: 'What the meeting gains',
      items: [
        {
          title: 'Nobody brings a printout',
          text: 'The figures are current when the meeting starts, so the first ten minutes go to the leads and not to whose sheet is right.',
        },
        {
          title: 'Each role sees its own week',
          text: 'A broker or admin reads the whole office, a team lead the team, an agent their own leads. The page is the same for everyone; the role decides whose leads it counts.',
        },
        {
          title: 'You see slow replies the same morning',
          text: 'First reply stands beside the list of people waiting. A queue is visible at eleven in the morning, while it can still be called.',
        },
        {
          title: 'Definitions are on the page',
          text: 'Point at a KPI to read what it includes and what it leaves out. The line is the same for everyone who reads it.',
        },
      ],
    },
    closing: {
      title: 'See your own week by Friday',
      text: 'Bring in one source today and the first numbers come in by themselves.',
    },
  }) as const satisfies FeatureStrings;

export const dashboardStrings = dashboardStringsIn(WHOLE_WEEK);
