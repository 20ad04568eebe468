import { featureSections } from './feature.ts';
import type { TextFields } from './textFields.ts';

/** Lead management: three rules of assignment to step through. */
export const leadsTexts = (fields: TextFields) => {
  const { object, list, line, text, file, count, choice } = fields;
  const mode = object({
    kind: choice(['turns', 'person', 'campaign']),
    label: line(16),
    rule: line(60),
    /** Beside each lead that the rule has assigned. */
    reason: line(32),
    /** Who may get a lead, by name, in list order. */
    people: list(line(24), 4),
    /** Under the lead; without it, the counts are the reason. */
    why: text(120).optional(),
    /** Under the list; without it, the sum of all leads. */
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
  });
};

const plain = (fields: TextFields) => fields.object(featureSections(fields));
export const dashboardTexts = plain;
export const statisticsTexts = plain;
export const campaignsTexts = plain;
export const usersTexts = plain;
export const activityTexts = plain;
export const actionsTexts = plain;
export const communicationTexts = plain;
