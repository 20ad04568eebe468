import type { SceneName } from '../../strings/scenes.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';
import { panePatterns, type PanePattern } from './panePatterns.ts';

interface PanelLayout {
  hue: Hue;
  scene: SceneName;
  /** Small scenes fit a phone's width as they are. */
  bleeds?: boolean;
}

/** What stands beside the further words: one scene on a dusk wall, or a pair of tinted walls, 7:5. */
export type ScenesLayout =
  { kind: 'dusk'; scene: SceneName } | { kind: 'duo'; panels: readonly [PanelLayout, PanelLayout] };

/** Three drawn fronts, or three small scenes. */
export type CardsLayout =
  | { kind: 'panes'; patterns: readonly [PanePattern, PanePattern, PanePattern] }
  | { kind: 'scenes'; scenes: readonly [SceneName, SceneName, SceneName] };

export interface FeatureLayout {
  scene: SceneName;
  cards: CardsLayout;
  walls: ScenesLayout;
  /** Statistics and activity show their dusk wall before the cards. */
  wallsFirst?: boolean;
}

const panes = (slug: keyof typeof panePatterns): CardsLayout => ({
  kind: 'panes',
  patterns: panePatterns[slug],
});

/** One template, eight pages: how each differs from the others, by the layout notes of the design. */
export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    scene: 'dashboard-kpis',
    cards: panes('dashboard'),
    walls: { kind: 'dusk', scene: 'leads' },
  },
  'lead-management-system': {
    scene: 'leads',
    cards: panes('lead-management-system'),
    walls: { kind: 'dusk', scene: 'stats' },
  },
  'realtime-statistics': {
    scene: 'stats',
    cards: panes('realtime-statistics'),
    walls: { kind: 'dusk', scene: 'dashboard-kpis' },
    wallsFirst: true,
  },
  'campaigns-and-opportunities': {
    scene: 'campaigns',
    cards: panes('campaigns-and-opportunities'),
    walls: { kind: 'dusk', scene: 'activity' },
  },
  'user-management': {
    scene: 'roles',
    cards: panes('user-management'),
    walls: {
      kind: 'duo',
      panels: [
        { hue: 'amber', scene: 'leads' },
        { hue: 'rose', scene: 'card-team', bleeds: false },
      ],
    },
  },
  'activity-tracking': {
    scene: 'activity',
    cards: panes('activity-tracking'),
    walls: { kind: 'dusk', scene: 'integrations' },
    wallsFirst: true,
  },
  'action-assignment': {
    scene: 'actions',
    cards: panes('action-assignment'),
    walls: {
      kind: 'duo',
      panels: [
        { hue: 'rose', scene: 'roles' },
        { hue: 'sky', scene: 'card-calling', bleeds: false },
      ],
    },
  },
  'realtime-communication': {
    scene: 'comms',
    cards: { kind: 'scenes', scenes: ['card-chat', 'card-numbers', 'card-calling'] },
    walls: { kind: 'dusk', scene: 'activity' },
  },
};
