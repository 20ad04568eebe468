import type { CropName, SceneName } from '../../strings/scenes.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';
import type { Period } from './periodSlice.ts';

/** In the order of the control. */
export const PERIODS: readonly Period[] = ['weekly', 'monthly', 'yearly', 'custom'];

interface PanelLayout {
  hue: Hue;
  scene: SceneName;
  /** An upright scene, 340 by 440 px. */
  tall?: boolean;
}

/** Further scenes: one on a dark panel, or a pair of tinted panels, 7:5. */
export type ScenesLayout =
  | { kind: 'dark'; scene: SceneName; isMirrored?: boolean }
  | { kind: 'pair'; panels: readonly [PanelLayout, PanelLayout] };

/** Pictures of the three content cards: crops of larger scenes, or small scenes. */
export type CardsLayout = {
  /** Text above the pictures. */
  textFirst?: boolean;
} & (
  | { kind: 'crops'; crops: readonly [CropName, CropName, CropName] }
  | { kind: 'scenes'; scenes: readonly [SceneName, SceneName, SceneName] }
);

/** A scene for each period that the visitor can choose. */
export type PeriodScenes = { weekly: SceneName } & Partial<Record<Period, SceneName>>;

export interface FeatureLayout {
  scene: SceneName | PeriodScenes;
  cards: CardsLayout;
  scenes: ScenesLayout;
  /** Scenes before cards. */
  scenesFirst?: boolean;
}

/** How the feature pages differ; they share one template. */
export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    scene: {
      weekly: 'dashboard-kpis-weekly',
      monthly: 'dashboard-kpis-monthly',
      yearly: 'dashboard-kpis-yearly',
    },
    cards: { kind: 'crops', crops: ['weekly', 'monthly', 'yearly'] },
    scenes: { kind: 'dark', scene: 'waiting' },
  },
  'lead-management-system': {
    scene: 'leads',
    cards: { kind: 'crops', crops: ['turns', 'one-person', 'to-campaign'] },
    scenes: { kind: 'dark', scene: 'sources' },
  },
  'realtime-statistics': {
    scene: {
      weekly: 'stats-weekly',
      monthly: 'stats-monthly',
      yearly: 'stats-yearly',
      custom: 'stats-custom',
    },
    cards: { kind: 'crops', textFirst: true, crops: ['live', 'by-source', 'one-day'] },
    scenes: { kind: 'dark', scene: 'dashboard-kpis-yearly' },
    scenesFirst: true,
  },
  'campaigns-and-opportunities': {
    scene: 'campaigns',
    cards: { kind: 'crops', crops: ['audience', 'message', 'team'] },
    scenes: { kind: 'dark', scene: 'story', isMirrored: true },
  },
  'user-management': {
    scene: 'roles',
    cards: { kind: 'crops', textFirst: true, crops: ['invite', 'assign', 'pause'] },
    scenes: {
      kind: 'pair',
      panels: [
        { hue: 'amber', scene: 'leads' },
        { hue: 'rose', scene: 'invited', tall: true },
      ],
    },
  },
  'activity-tracking': {
    scene: 'activity',
    cards: {
      kind: 'crops',
      textFirst: true,
      crops: ['agents-lead', 'a-colleagues-day', 'the-offices-day'],
    },
    scenes: { kind: 'dark', scene: 'integrations', isMirrored: true },
    scenesFirst: true,
  },
  'action-assignment': {
    scene: 'actions',
    cards: { kind: 'crops', crops: ['by-turn', 'by-role', 'by-name'] },
    scenes: {
      kind: 'pair',
      panels: [
        { hue: 'rose', scene: 'roles' },
        { hue: 'sky', scene: 'call-task', tall: true },
      ],
    },
  },
  'realtime-communication': {
    scene: 'comms',
    cards: { kind: 'scenes', scenes: ['card-chat', 'card-numbers', 'card-calling'] },
    scenes: { kind: 'dark', scene: 'thread' },
  },
};
