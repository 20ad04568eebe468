import type { CropName, SceneName } from '../../strings/scenes.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';

export const PERIODS = ['weekly', 'monthly', 'yearly', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

interface TintedPanel {
  hue: Hue;
  scene: SceneName;
  /** An upright scene, 340 by 440 px. */
  tall?: boolean;
}

export type PeriodScenes = { weekly: SceneName } & Partial<Record<Period, SceneName>>;

export interface FeatureLayout {
  scene: SceneName | PeriodScenes;
  cards: readonly (CropName | SceneName)[];
  textFirst?: boolean;
  panels:
    readonly [{ scene: SceneName; isMirrored?: boolean }] | readonly [TintedPanel, TintedPanel];
  panelsFirst?: boolean;
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    scene: {
      weekly: 'dashboard-kpis-weekly',
      monthly: 'dashboard-kpis-monthly',
      yearly: 'dashboard-kpis-yearly',
    },
    cards: ['weekly', 'monthly', 'yearly'],
    panels: [{ scene: 'waiting' }],
  },
  'lead-management-system': {
    scene: 'leads',
    cards: ['turns', 'one-person', 'to-campaign'],
    panels: [{ scene: 'sources' }],
  },
  'realtime-statistics': {
    scene: {
      weekly: 'stats-weekly',
      monthly: 'stats-monthly',
      yearly: 'stats-yearly',
      custom: 'stats-custom',
    },
    cards: ['live', 'by-source', 'one-day'],
    textFirst: true,
    panels: [{ scene: 'dashboard-kpis-yearly' }],
    panelsFirst: true,
  },
  'campaigns-and-opportunities': {
    scene: 'campaigns',
    cards: ['audience', 'message', 'team'],
    panels: [{ scene: 'story', isMirrored: true }],
  },
  'user-management': {
    scene: 'roles',
    cards: ['invite', 'assign', 'pause'],
    textFirst: true,
    panels: [
      { hue: 'amber', scene: 'leads' },
      { hue: 'rose', scene: 'invited', tall: true },
    ],
  },
  'activity-tracking': {
    scene: 'activity',
    cards: ['agents-lead', 'a-colleagues-day', 'the-offices-day'],
    textFirst: true,
    panels: [{ scene: 'integrations', isMirrored: true }],
    panelsFirst: true,
  },
  'action-assignment': {
    scene: 'actions',
    cards: ['by-turn', 'by-role', 'by-name'],
    panels: [
      { hue: 'rose', scene: 'roles' },
      { hue: 'sky', scene: 'call-task', tall: true },
    ],
  },
  'realtime-communication': {
    scene: 'comms',
    cards: ['card-chat', 'card-numbers', 'card-calling'],
    panels: [{ scene: 'thread' }],
  },
};
