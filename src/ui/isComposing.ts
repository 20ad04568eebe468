import type { KeyboardEvent } from 'react';

/** Of the keys that belong to a composition, such as of Japanese. In Safari the last one comes after its end, as key 229. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method, which shows its own list for arrows, Enter and Escape. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE;
