import { useLayoutEffect, useRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { lazyPart, type LazyPart } from './lazyPart.tsx';
import { whenUsed } from './whenUsed.ts';

/** Attribute of a section that the server has drawn and no code answers for yet. */
export const AWAITING_CODE = 'data-awaiting-code';

// Only a mark in the document: as if it were not there for the layout.
const Place = styled.div`
  display: contents;
`;

/**
 * A part of a page that stands below the first view and has its code in a chunk of its own. On a visit's first page
 * the server's markup stands as it is until the visitor scrolls, points or types; then the code is loaded and takes
 * it over. On a page reached by a link the code is loaded at once. Until the code is there the section carries
 * AWAITING_CODE, and the application follows its links.
 */
export const hydrateOnInteraction = (importSection: () => Promise<ComponentType>): LazyPart => {
  const part = lazyPart(importSection, whenUsed);

  function Component() {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const element = place.current;
      if (!element || part.isLoaded()) return;
      element.setAttribute(AWAITING_CODE, '');
      void part.loaded.then(() => element.removeAttribute(AWAITING_CODE));
    }, []);
    return (
      <Place ref={place}>
        <part.Component />
      </Place>
    );
  }
  return { ...part, Component };
};
