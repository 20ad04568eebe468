import type { SceneName } from '../../strings/scenes.ts';
import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';
import { diagramPatterns, type DiagramPattern } from './diagramPatterns.ts';

interface PanelLayout {
  hue: Hue;
  scene: SceneName;
  /** Small scenes fit a phone's width as they are. */
  bleeds?: boolean;
}

/** What stands beside the further words: one scene on a dark panel, or a pair of tinted panels, 7:5. */
export type ScenesLayout =
  { kind: 'dusk'; scene: SceneName } | { kind: 'duo'; panels: readonly [PanelLayout, PanelLayout] };

/** Three drawn fronts, or three small scenes. */
export type CardsLayout =
  | { kind: 'diagrams'; patterns: readonly [DiagramPattern, DiagramPattern, DiagramPattern] }
  | { kind: 'scenes'; scenes: readonly [SceneName, SceneName, SceneName] };

export interface FeatureLayout {
  scene: SceneName;
  cards: CardsLayout;
  scenes: ScenesLayout;
  /** Statistics and activity show their dusk wall before the cards. */
  scenesFirst?: boolean;
}

const diagrams = (slug: keyof typeof diagramPatterns): CardsLayout => ({
  kind: 'diagrams',
  patterns: diagramPatterns[slug],
});

/** One template, eight pages: how each differs from the others, by the layout notes of the design. */
export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    scene: 'dashboard-kpis',
    cards: diagrams('dashboard'),
    scenes: { kind: 'dusk', scene: 'leads' },
  },
  'lead-management-system': {
    scene: 'leads',
    cards: diagrams('lead-management-system'),
    scenes: { kind: 'dusk', scene: 'stats' },
  },
  'realtime-statistics': {
    scene: 'stats',
    cards: diagrams('realtime-statistics'),
    scenes: { kind: 'dusk', scene: 'dashboard-kpis' },
    scenesFirst: true,
  },
  'campaigns-and-opportunities': {
    scene: 'campaigns',
    cards: diagrams('campaigns-and-opportunities'),
    scenes: { kind: 'dusk', scene: 'activity' },
  },
  'user-management': {
    scene: 'roles',
    cards: diagrams('user-management'),
    scenes: {
      kind: 'duo',
      panels: [
        { hue: 'amber', scene: 'leads' },
        { hue: 'rose', scene: 'card-team', bleeds: false },
      ],
    },
  },
  'activity-tracking': {
    scene: 'activity',
    cards: diagrams('activity-tracking'),
    scenes: { kind: 'dusk', scene: 'integrations' },
    scenesFirst: true,
  },
  'action-assignment': {
    scene: 'actions',
    cards: diagrams('action-assignment'),
    scenes: {
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
    scenes: { kind: 'dusk', scene: 'activity' },
  },
};
