import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';

export interface FeatureLayout {
  /** The text of a card stands above its picture. */
  textFirst?: boolean;
  /** The scenes stand before the cards. */
  panelsFirst?: boolean;
  /** A single scene stands left of its text. */
  isMirrored?: boolean;
  /** Of a pair of scenes. */
  panelHues?: readonly [Hue, Hue];
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {},
  'lead-management-system': {},
  'realtime-statistics': { textFirst: true, panelsFirst: true },
  'campaigns-and-opportunities': { isMirrored: true },
  'user-management': { textFirst: true, panelHues: ['amber', 'rose'] },
  'activity-tracking': { textFirst: true, panelsFirst: true, isMirrored: true },
  'action-assignment': { panelHues: ['rose', 'sky'] },
  'realtime-communication': {},
};
