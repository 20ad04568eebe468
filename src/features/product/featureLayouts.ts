import type { FeatureSlug } from '../../contract/navigation.ts';
import type { Hue } from '../../theme/tokens.ts';

/** `live` is the section that only this feature has. */
export type SectionName = 'live' | 'cards' | 'scenes' | 'example' | 'benefits';

/** No two features end alike. */
export interface FeatureEndingLayout {
  /** How the doors of the other features stand from 1440 px; they are the cards of the home page below. */
  doors: 'street' | 'directory';
  /** Before the reading list, not after it. */
  doorsFirst?: boolean;
  /** The customer's words on a dark wall. */
  darkVoice?: boolean;
}

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
  ending: FeatureEndingLayout;
}

export const featureLayouts: Record<FeatureSlug, FeatureLayout> = {
  dashboard: {
    sections: ['cards', 'scenes', 'live', 'example', 'benefits'],
    ending: { doors: 'directory', darkVoice: true },
  },
  'lead-management-system': {
    sections: ['live', 'benefits', 'cards', 'scenes', 'example'],
    benefitsInRow: true,
    ending: { doors: 'street', darkVoice: true },
  },
  'realtime-statistics': {
    sections: ['scenes', 'live', 'cards', 'example', 'benefits'],
    textFirst: true,
    ending: { doors: 'street' },
  },
  'campaigns-and-opportunities': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    isMirrored: true,
    ending: { doors: 'street', doorsFirst: true },
  },
  'user-management': {
    sections: ['live', 'cards', 'scenes', 'example', 'benefits'],
    textFirst: true,
    panelHues: ['amber', 'rose'],
    ending: { doors: 'street', doorsFirst: true, darkVoice: true },
  },
  'activity-tracking': {
    sections: ['live', 'scenes', 'cards', 'example', 'benefits'],
    textFirst: true,
    isMirrored: true,
    ending: { doors: 'directory', doorsFirst: true },
  },
  'action-assignment': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    panelHues: ['rose', 'sky'],
    ending: { doors: 'directory', doorsFirst: true, darkVoice: true },
  },
  'realtime-communication': {
    sections: ['cards', 'live', 'scenes', 'example', 'benefits'],
    ending: { doors: 'directory' },
  },
};
