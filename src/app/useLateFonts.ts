import { useLayoutEffect, useRef } from 'react';
import { ELEMENT_IDS } from '../contract/elementIds.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectArrival } from '../store/navigationSlice.ts';

/** Whether words of a family that has been loaded are drawn by a stand-in all the same; its status does not say so. */
const isStoodInFor = ({ family, weight }: FontFace): boolean => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const widthIn = (families: string) => {
    context.font = `${weight.split(' ')[0]} 100px ${families}`;
    return context.measureText('will').width;
  };
  return widthIn(`${family}, monospace`) === widthIn('monospace');
};

/**
 * Fonts that came too late for the first view (decision 55) are shown from the next page on, when everything changes
 * anyway: put at another place, their style element is read anew.
 */
export const useLateFonts = (): void => {
  const { pathname } = useAppSelector(selectArrival);
  const lastPathname = useRef(pathname);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const styles = document.getElementById(ELEMENT_IDS.fontFaces);
    if (!styles) return;
    const ofNetwork = [...document.fonts].filter(({ display }) => display === 'optional');
    if (ofNetwork.some((font) => font.status !== 'unloaded' && isStoodInFor(font))) {
      document.head.append(styles);
    }
  }, [pathname]);
};
