import type { Element } from 'hast';

/** The text of an attribute; '' when it is missing or not a text. */
export const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};
