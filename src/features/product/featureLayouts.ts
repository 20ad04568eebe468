import type { FeatureSlug } from '../../contract/navigation.ts';
import type { Hue } from '../../theme/tokens.ts';

/** `live` and `drawing` are sections that only this feature has. A drawing spans the page. */
export type SectionName = 'live' | 'drawing' | 'cards' | 'scenes' | 'benefits';

export interface FeatureLayout {
  /** Between the top of the page and its reading list. */
  sections: readonly SectionName[];
  /** The text of a card stands above its picture. */
  textFirst?: boolean;
  /** A single scene stands left of its text. */
  isMirrored?: boolean;
  /** Of a pair of scenes. */
  panelHues?: readonly [Hue, Hue];
  /** The benefits stand in a row, not beside their heading. */
  benefitsInRow?: boolean;
  /** The doors of the other features stand before the reading list, not after it. */
  doorsFirst?: boolean;
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    sections: ['cards', 'drawing', 'live', 'scenes', 'benefits'],
  },
  'lead-management-system': {
    sections: ['live', 'benefits', 'cards', 'drawing', 'scenes'],
    benefitsInRow: true,
  },
  'realtime-statistics': {
    sections: ['scenes', 'live', 'cards', 'drawing', 'benefits'],
    textFirst: true,
  },
  'campaigns-and-opportunities': {
    sections: ['cards', 'live', 'scenes', 'drawing', 'benefits'],
    isMirrored: true,
    doorsFirst: true,
  },
  'user-management': {
    sections: ['live', 'cards', 'drawing', 'scenes', 'benefits'],
    textFirst: true,
    doorsFirst: true,
  },
  'activity-tracking': {
    sections: ['live', 'drawing', 'cards', 'scenes', 'benefits'],
    textFirst: true,
    isMirrored: true,
    doorsFirst: true,
  },
  'action-assignment': {
    sections: ['cards', 'live', 'scenes', 'benefits'],
    panelHues: ['rose', 'sky'],
    doorsFirst: true,
  },
  'realtime-communication': {
    sections: ['cards', 'live', 'drawing', 'scenes', 'benefits'],
  },
};
