import type { FeatureSlug } from '../../contract/paths.ts';
import type { Hue } from '../../theme/tokens.ts';

/** `live` is the section that only this feature has. */
export type SectionName = 'live' | 'cards' | 'scenes' | 'example' | 'benefits';

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
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: { sections: ['cards', 'scenes', 'live', 'example', 'benefits'] },
  'lead-management-system': {
    sections: ['live', 'benefits', 'cards', 'scenes', 'example'],
    benefitsInRow: true,
  },
  'realtime-statistics': {
    sections: ['scenes', 'live', 'cards', 'example', 'benefits'],
    textFirst: true,
  },
  'campaigns-and-opportunities': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    isMirrored: true,
  },
  'user-management': {
    sections: ['live', 'cards', 'scenes', 'example', 'benefits'],
    textFirst: true,
    panelHues: ['amber', 'rose'],
  },
  'activity-tracking': {
    sections: ['live', 'scenes', 'cards', 'example', 'benefits'],
    textFirst: true,
    isMirrored: true,
  },
  'action-assignment': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    panelHues: ['rose', 'sky'],
  },
  'realtime-communication': { sections: ['cards', 'live', 'scenes', 'example', 'benefits'] },
};
