import type { CropName } from '../../strings/crops.ts';
import type { SceneName } from '../../strings/scenes.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';
import type { Period } from './periodSlice.ts';

/** In the order of the control. */
export const PERIODS = [
  'weekly',
  'monthly',
  'yearly',
  'custom',
] as const satisfies readonly Period[];

interface PanelLayout {
  hue: Hue;
  scene: SceneName;
  /** Drawn upright, 340 by 440 px. */
  tall?: boolean;
}

/** What stands beside the further words: one scene on a dark panel, or a pair of tinted panels, 7:5. */
export type ScenesLayout =
  | { kind: 'dusk'; scene: SceneName; mirrored?: boolean }
  | { kind: 'duo'; panels: readonly [PanelLayout, PanelLayout] };

/** The pictures of the three content cards: crops of the product, or small scenes. */
export type CardsLayout = {
  /** The words stand above the pictures. */
  wordsFirst?: boolean;
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
  /** Statistics and activity show their dusk wall before the cards. */
  scenesFirst?: boolean;
}

/** One template, eight pages: how each differs from the others, by the layout notes of the design. */
export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    scene: {
      weekly: 'dashboard-kpis-weekly',
      monthly: 'dashboard-kpis-monthly',
      yearly: 'dashboard-kpis-yearly',
    },
    cards: { kind: 'crops', crops: ['weekly', 'monthly', 'yearly'] },
    scenes: { kind: 'dusk', scene: 'waiting' },
  },
  'lead-management-system': {
    scene: 'leads',
    cards: { kind: 'crops', crops: ['turns', 'one-person', 'to-campaign'] },
    scenes: { kind: 'dusk', scene: 'sources' },
  },
  'realtime-statistics': {
    scene: {
      weekly: 'stats-weekly',
      monthly: 'stats-monthly',
      yearly: 'stats-yearly',
      custom: 'stats-custom',
    },
    cards: { kind: 'crops', wordsFirst: true, crops: ['live', 'by-source', 'one-day'] },
    scenes: { kind: 'dusk', scene: 'dashboard-kpis-yearly' },
    scenesFirst: true,
  },
  'campaigns-and-opportunities': {
    scene: 'campaigns',
    cards: { kind: 'crops', crops: ['audience', 'message', 'team'] },
    scenes: { kind: 'dusk', scene: 'story', mirrored: true },
  },
  'user-management': {
    scene: 'roles',
    cards: { kind: 'crops', wordsFirst: true, crops: ['invite', 'assign', 'pause'] },
    scenes: {
      kind: 'duo',
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
      wordsFirst: true,
      crops: ['agents-lead', 'a-colleagues-day', 'the-offices-day'],
    },
    scenes: { kind: 'dusk', scene: 'integrations', mirrored: true },
    scenesFirst: true,
  },
  'action-assignment': {
    scene: 'actions',
    cards: { kind: 'crops', crops: ['by-turn', 'by-role', 'by-name'] },
    scenes: {
      kind: 'duo',
      panels: [
        { hue: 'rose', scene: 'roles' },
        { hue: 'sky', scene: 'call-task', tall: true },
      ],
    },
  },
  'realtime-communication': {
    scene: 'comms',
    cards: { kind: 'scenes', scenes: ['card-chat', 'card-numbers', 'card-calling'] },
    scenes: { kind: 'dusk', scene: 'thread' },
  },
};
