import { useEffect, useId, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks.ts';
import { street } from '../../../theme/streetColors.ts';
import { color, motion } from '../../../theme/tokens.ts';
import { streetPlace } from '../streetPlace.ts';
import {
  closingReached,
  readingSlice,
  sectionReached,
  selectLitSection,
  selectLitWindows,
} from './readingSlice.ts';

/** Attribute of a section: `on` where the visitor is, else `off`; without it everything is lit as it came. */
const LIGHT = 'data-light';

/** Where a light may go out and come on: not on paper, not in the visitor's own colors, not where motion is unwanted. */
const WHERE_LIGHTS_CHANGE =
  '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

const lightUp = keyframes`
  from { opacity: 0; }
`;

/**
 * The drawing over the street, and with it the light of the page's sections: `:not(&)` leads out of the drawing, and the
 * home page's first scripts need no global styles. Registered, a light's color changes gently; in a browser that knows no
 * registration it changes at once.
 */
const Windows = styled.svg`
  @property --light {
    syntax: '<color>';
    inherits: true;
    initial-value: ${color.lit};
  }
  @property --light-pane {
    syntax: '<color>';
    inherits: true;
    initial-value: ${color.lit};
  }
  @property --light-bars {
    syntax: '<color>';
    inherits: true;
    initial-value: ${color.litMullion};
  }
  display: none;

  ${WHERE_LIGHTS_CHANGE} {
    display: block;
    position: absolute;
    bottom: 0;
    ${streetPlace}
    pointer-events: none;

    [${LIGHT}]:not(&) {
      transition: 600ms ${motion.ease};
      transition-property: --light, --light-pane, --light-bars;
    }
    [${LIGHT}='off']:not(&) {
      --light: ${color.line2};
      --light-pane: ${color.plaster};
      --light-bars: ${color.line};
    }
    /* What is pointed at or focused is where the visitor is, too. */
    [${LIGHT}='off']:not(&) :is(a, button):is(:hover, :focus-visible) {
      --light: ${color.lit};
    }
  }
`;

/** One after the other, as the street comes into sight. */
const Window = styled.g<{ $turn: number }>`
  animation: ${lightUp} 500ms ease ${({ $turn }) => 400 + $turn * 180}ms backwards;
`;

/** What stands before an element on its page, whatever wraps either: the page's sections, in their order. */
const sectionsBefore = (element: Element): Element[] => {
  const siblings = [...(element.parentElement?.children ?? [])];
  const before = siblings.slice(0, siblings.indexOf(element));
  const parent = element.parentElement;
  return parent && !parent.matches('main') ? [...sectionsBefore(parent), ...before] : before;
};

/** A line across the middle of the window: where somebody reads. */
const READERS_EYE: IntersectionObserverInit = { rootMargin: '-50% 0px' };

/**
 * Follows the visitor down the page: only the section they are at keeps its lit marks, and each that they have read is a
 * window that lights up in the street at the page's end. A picture only: there is nothing in it to be told.
 */
export function ReadingLight() {
  useAppStore().attach({ slices: [readingSlice] });
  const dispatch = useAppDispatch();
  const litSection = useAppSelector(selectLitSection);
  const litWindows = useAppSelector(selectLitWindows);
  const drawing = useRef<SVGSVGElement>(null);
  const glass = useId();

  useEffect(() => {
    const closing = drawing.current!.closest('section')!;
    const observer = new IntersectionObserver((entries) => {
      const sections = sectionsBefore(closing);
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        dispatch(target === closing ? closingReached() : sectionReached(sections.indexOf(target)));
      }
    }, READERS_EYE);
    for (const element of [...sectionsBefore(closing), closing]) observer.observe(element);
    return () => observer.disconnect();
  }, [dispatch]);

  useEffect(() => {
    const sections = sectionsBefore(drawing.current!.closest('section')!);
    sections.forEach((section, index) => {
      if (litSection === null) section.removeAttribute(LIGHT);
      else section.setAttribute(LIGHT, index === litSection ? 'on' : 'off');
    });
  }, [litSection]);

  return (
    <Windows ref={drawing} viewBox="0 0 1440 420" aria-hidden="true">
      <linearGradient id={glass} x1="0" x2="0" y1="0" y2="1">
        <stop stopColor={street.paneTop} />
        <stop offset="1" stopColor={street.paneBottom} />
      </linearGradient>
      {litWindows.map(({ x, y, width, height }, turn) => (
        <Window key={`${x} ${y}`} $turn={turn}>
          <path fill={`url(#${glass})`} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
          <path
            stroke={street.mullion}
            strokeWidth="1.6"
            d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`}
          />
        </Window>
      ))}
    </Windows>
  );
}
