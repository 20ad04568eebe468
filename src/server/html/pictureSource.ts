import type { Element } from 'hast';
import { safeSource } from '../../lib/safeUrl.ts';

const LAZY_SOURCES = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'src', 'dataSrcset', 'srcSet'];

/** The address of a picture, also of one that a script would load. */
export const pictureSource = ({ properties }: Element): string => {
  for (const name of LAZY_SOURCES) {
    const [address = ''] = [properties[name]].flat().join(',').trim().split(/,?\s/, 1);
    const src = safeSource(address);
    if (src !== '') return src;
  }
  return '';
};
