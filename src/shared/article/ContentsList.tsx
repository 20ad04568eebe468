import { memo, useCallback, useEffect, useRef, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Heading } from '../../contract/entities.ts';
import { rememberPosition } from '../../lib/scroll.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { opensElsewhere } from '../../ui/AppLink.tsx';
import { useScrollFrame } from '../../ui/useScrollFrame.ts';

/** Where a pointer rests without pressing, it may be about to press what lies below it. */
const HOVERS = '(hover: hover)';
/** Pixels kept in view above and below the element, so that its neighbors can be seen. */
const MARGIN = 48;

const isPointedAt = (box: HTMLElement): boolean =>
  box.matches(':hover') && window.matchMedia(HOVERS).matches;

/**
 * Scrolls a box, and never the page, until an element in it can be seen. A box that the visitor points at is theirs:
 * they may be scrolling it themselves.
 */
export const keepInView = (box: HTMLElement, element: Element): void => {
  if (isPointedAt(box)) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom + MARGIN - outer.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
};

/** A heading that a click has brought to the offset may lie a fraction of a pixel below it. */
const TOLERANCE = 2;

const lastPassed = (ids: readonly string[], offset: number): string | undefined =>
  ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= offset + TOLERANCE;
  });

/**
 * The heading that the visitor is reading below: the last one whose top has reached `offset` pixels from the window's
 * top. Undefined above the first one, on the server and in the first render.
 */
export const useActiveHeading = (ids: readonly string[], offset: number): string | undefined => {
  const [activeId, setActiveId] = useState<string>();
  useScrollFrame(ids.length > 0, () => setActiveId(lastPassed(ids, offset)));
  return activeId;
};

/** Pixels that each level of headings is set in by. */
const INDENT = 16;

// Closed only where there is a button to open it, and a script that listens to the button. Never taller than what the
// window leaves it: two hundred entries scroll within.
const List = styled.ol<{ $isOpen: boolean }>`
  overflow-y: auto;

  ${media.belowLg} {
    max-height: 60vh;
    padding: 0 20px 1.125rem;
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
  @media (scripting: none) {
    display: block;
  }
  ${media.lg} {
    max-height: calc(100vh - 200px);
  }
`;

const Link = styled.a<{ $depth: number }>`
  display: block;
  padding: 0.4375rem 0 0.4375rem ${({ $depth }) => ($depth + 1) * INDENT}px;
  border-left: 2px solid ${color.line};
  color: ${color.ink2};
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${color.line2};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    padding-left: ${({ $depth }) => ($depth + 1) * INDENT - 2}px;
    border-color: ${color.lit};
    border-left-width: 4px;
    color: ${color.ink};
    font-weight: 560;
  }
`;

interface EntryProps {
  heading: Heading;
  depth: number;
  isActive: boolean;
  onFollow: (event: MouseEvent, id: string) => void;
}

// Of hundreds of entries two change when the reading passes a heading; the others are not rendered again.
const Entry = memo(function Entry({
  heading: { id, text },
  depth,
  isActive,
  onFollow,
}: EntryProps) {
  return (
    <li>
      <Link
        href={`#${encodeURIComponent(id)}`}
        aria-current={isActive ? 'location' : undefined}
        $depth={depth}
        onClick={(event) => onFollow(event, id)}
      >
        <bdi>{text}</bdi>
      </Link>
    </li>
  );
});

/** Follows a link of the contents; Back leads to where it was pressed. */
const useFollow = () => {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent, id: string) => {
      if (opensElsewhere(event) || !document.getElementById(id)) return;
      event.preventDefault();
      const hash = `#${encodeURIComponent(id)}`;
      const isThere = window.location.hash === hash;
      if (!isThere) rememberPosition();
      void navigate({ search: window.location.search, hash }, { replace: isThere });
    },
    [navigate],
  );
};

interface ContentsListProps {
  id: string;
  headings: readonly Heading[];
  /** Whether it is shown below 1024 px; above it always is. */
  open: boolean;
  offset: number;
}

/** The entries of a table of contents, the one that is read marked. Scrolling the page renders nothing but this. */
export function ContentsList({ id, headings, open, offset }: ContentsListProps) {
  const list = useRef<HTMLOListElement>(null);
  const follow = useFollow();
  const activeId = useActiveHeading(
    headings.map((heading) => heading.id),
    offset,
  );
  const topLevel = Math.min(...headings.map(({ level }) => level));

  useEffect(() => {
    const current =
      list.current?.querySelector('[aria-current]') ?? list.current?.firstElementChild;
    if (list.current && current) keepInView(list.current, current);
  }, [activeId, open]);

  return (
    <List ref={list} id={id} $isOpen={open}>
      {headings.map((heading) => (
        <Entry
          key={heading.id}
          heading={heading}
          depth={heading.level - topLevel}
          isActive={heading.id === activeId}
          onFollow={follow}
        />
      ))}
    </List>
  );
}
