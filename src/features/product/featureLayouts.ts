import type { FeatureSlug } from '../../contract/navigation.ts';
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
  /** Widths of a pair of scenes; 7:5 without it. */
  panelRatio?: `${number}:${number}`;
  /** The benefits stand in a row, not beside their heading. */
  benefitsInRow?: boolean;
  /** The doors of the other features stand before the reading list, not after it. */
  doorsFirst?: boolean;
  /** The quotation is on a dark background. Not used with `doorsFirst`, where the dark banner follows it. */
  darkVoice?: boolean;
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    sections: ['cards', 'scenes', 'live', 'example', 'benefits'],
    darkVoice: true,
  },
  'lead-management-system': {
    sections: ['live', 'benefits', 'cards', 'scenes', 'example'],
    benefitsInRow: true,
    darkVoice: true,
  },
  'realtime-statistics': {
    sections: ['scenes', 'live', 'cards', 'example', 'benefits'],
    textFirst: true,
  },
  'campaigns-and-opportunities': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    isMirrored: true,
    doorsFirst: true,
  },
  'user-management': {
    sections: ['live', 'cards', 'scenes', 'example', 'benefits'],
    textFirst: true,
    panelHues: ['amber', 'rose'],
    // The last row of the second scene ends above the sill.
    panelRatio: '7.2:4.8',
    doorsFirst: true,
  },
  'activity-tracking': {
    sections: ['live', 'scenes', 'cards', 'example', 'benefits'],
    textFirst: true,
    isMirrored: true,
    doorsFirst: true,
  },
  'action-assignment': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    panelHues: ['rose', 'sky'],
    doorsFirst: true,
  },
  'realtime-communication': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
  },
};
