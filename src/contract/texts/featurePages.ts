import { dayOf, halfHourOf, houseOf, moneyOf, sourcesOf, viewsOf, weekOf } from './drawings.ts';
import { featureSections } from './feature.ts';
import type { TextFields } from './textFields.ts';

/** Lead management: three rules of assignment to step through, and what each source brought. */
export const leadsTexts = (fields: TextFields) => {
  const { object, list, line, text, file, count, choice } = fields;
  const mode = object({
    kind: choice(['turns', 'person', 'campaign']),
    label: line(16),
    rule: line(60),
    /** A few words beside each lead that the rule has assigned, such as its turn. */
    reason: line(32),
    /** Who may get a lead, by name, in list order. */
    people: list(line(24), 4),
    /** A sentence under the lead to assign, in place of the agents' counts of leads. */
    why: text(120).optional(),
    /** Under the list of agents, in place of the sum of their leads. */
    note: line(48).optional(),
    leads: list(object({ name: line(24), wish: line(32), house: line(32), source: line(20) }), 4),
    /** Assigned before, the newest first. */
    latest: list(object({ time: line(12), name: line(24), agent: line(24), reason: line(40) }), 3),
  });
  return object({
    ...featureSections(fields),
    rotation: object({
      title: line(60),
      text: text(200),
      agents: list(object({ name: line(24), photo: file(), leads: count(9) }), 4),
      modes: list(mode, 3),
    }).optional(),
    sources: sourcesOf(fields).optional(),
  });
};

/** User management: the office as a house, and a table of leads as each role sees it. */
export const usersTexts = (fields: TextFields) => {
  const { object, list, line, text, file } = fields;
  const names = list(line(24), 8);
  return object({
    ...featureSections(fields),
    house: houseOf(fields).optional(),
    roles: object({
      title: line(60),
      text: text(200),
      roles: list(
        object({
          name: line(16),
          person: line(40),
          photo: file(),
          /** What the person sees, after the name. */
          sees: line(80),
          /** Agents whose leads the role sees. */
          leads_of: names,
          /** Agents whose commissions it sees. */
          commissions_of: names.optional(),
        }),
        4,
      ),
      leads: list(
        object({
          name: line(24),
          agent: line(24),
          photo: file(),
          stage: line(24),
          price: line(16),
          commission: line(16).optional(),
        }),
        8,
      ),
      rights: list(object({ text: line(40), roles: names }), 6),
    }).optional(),
  });
};

/** Activity tracking: everything that happened with one lead, and a day of the office. */
export const activityTexts = (fields: TextFields) => {
  const { object, list, line, text, choice } = fields;
  const group = choice(['contact', 'showing', 'deal', 'office']);
  return object({
    ...featureSections(fields),
    day: dayOf(fields).optional(),
    thread: object({
      title: line(60),
      text: text(200),
      person: object({ name: line(24), kind: line(40) }),
      facts: list(object({ term: line(24), value: line(32) }), 6),
      /** Visitors may choose to see one of them. */
      groups: list(object({ kind: group, label: line(24) }), 4),
      /** The oldest first. */
      events: list(
        object({
          day: line(24),
          time: line(12),
          group,
          icon: choice([
            'inquiry',
            'assignment',
            'text',
            'call',
            'showing',
            'action',
            'offer',
            'contract',
          ]),
          title: line(40),
          text: text(120),
          /** How soon it followed. */
          note: line(40).optional(),
          tag: line(16),
        }),
        20,
      ),
      next: object({ title: line(40), text: text(120) }),
    }).optional(),
  });
};

/** Real-time communication: half an hour in several channels, and a call to read along. */
export const communicationTexts = (fields: TextFields) => {
  const { object, list, line, text, file } = fields;
  return object({
    ...featureSections(fields),
    half_hour: halfHourOf(fields).optional(),
    call: object({
      title: line(60),
      text: text(200),
      person: line(24),
      note: line(40),
      /** Minutes and seconds, such as 6:42. */
      length: line(8),
      summary_title: line(24),
      next_title: line(24),
      lines: list(
        object({
          time: line(8),
          speaker: line(16),
          text: text(120),
          /** The line of the summary that this sentence becomes. */
          summary: line(60).optional(),
          /** The action that it suggests. */
          action: object({ text: line(40), agent: line(24), photo: file() }).optional(),
        }),
        12,
      ),
      closing: line(80),
    }).optional(),
  });
};

/** Real-time statistics: the year as a street of months, and the office as each view sees it. */
export const statisticsTexts = (fields: TextFields) => {
  const { object, list, line, text, count } = fields;
  return object({
    ...featureSections(fields),
    views: viewsOf(fields).optional(),
    year: object({
      title: line(60),
      text: text(200),
      months: list(
        object({
          name: line(16),
          short: line(4),
          leads: count(99_999),
          showings: count(99_999),
          closed: count(99_999),
        }),
        12,
      ),
    }).optional(),
  });
};

/** Campaigns and opportunities: what a campaign brings, day by day, and the opportunities as houses. */
export const campaignsTexts = (fields: TextFields) => {
  const { object, list, line, text, count } = fields;
  return object({
    ...featureSections(fields),
    money: moneyOf(fields).optional(),
    campaign: object({
      title: line(60),
      text: text(200),
      name: line(40),
      owners: count(400),
      steps: list(
        object({
          day: line(12),
          title: line(48),
          text: text(160),
          /** All until this day. */
          replies: count(400),
          appointments: count(400),
          listings: count(400),
        }),
        6,
      ),
    }).optional(),
  });
};

/** Action assignment: actions that follow one another. */
export const actionsTexts = (fields: TextFields) => {
  const { object, list, line, text, file, count, choice } = fields;
  return object({
    ...featureSections(fields),
    chain: object({
      title: line(60),
      text: text(200),
      subject: line(60),
      people: list(
        object({
          name: line(24),
          photo: file(),
          /** Actions of this week. */
          given: count(14),
          done: count(14),
          /** Has a turn when an action goes by turn. */
          turns: choice(['yes', 'no']),
        }),
        6,
      ),
      steps: list(
        object({
          title: line(48),
          due: line(24),
          by: choice(['turn', 'role', 'name']),
          /** First name; not for an action that goes by turn. */
          owner: line(24).optional(),
          why: line(60).optional(),
        }),
        6,
      ),
    }).optional(),
  });
};

/** Dashboard: the leads of a week as houses, and KPIs with what they count and who is behind them. */
export const dashboardTexts = (fields: TextFields) => {
  const { object, list, line, text, count, choice } = fields;
  const period = choice(['weekly', 'monthly', 'yearly']);
  return object({
    ...featureSections(fields),
    week: weekOf(fields).optional(),
    kpis: object({
      title: line(60),
      text: text(200),
      periods: list(object({ kind: period, label: line(16), days: line(40) }), 3),
      /** The term of the KPI that is chosen at first; without it, the first one. */
      opening: line(24).optional(),
      kpis: list(
        object({
          term: line(24),
          counts: text(200),
          /** In the order of the periods. `people` is how many are behind the value, also those whom the list leaves out. */
          values: list(
            object({ value: line(12), change: line(24), people: count(9999).optional() }),
            3,
          ),
          people: list(
            object({
              name: line(24),
              detail: line(40),
              agent: line(24),
              /** The shortest period that counts the person. */
              since: period,
            }),
            4,
          ),
        }),
        4,
      ),
    }).optional(),
  });
};
