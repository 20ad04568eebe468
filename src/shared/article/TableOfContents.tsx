import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { TOC_MAX_LEVEL } from '../../contract/constants.ts';
import type { Heading } from '../../contract/entities.ts';
import { followHeadingHistory, goToHeading, rememberPosition } from '../../lib/scroll.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isNewPage, selectLocation } from '../../store/navigationSlice.ts';
import { controls } from '../../strings/common.ts';
import { media } from '../../theme/media.ts';
import { color, motion, radius, shadow } from '../../theme/tokens.ts';
import { opensElsewhere } from '../../ui/AppLink.tsx';
import { useScrollFrame } from '../../ui/useScrollFrame.ts';
import { selectTableOfContentsOpen, tableOfContentsToggled } from './tableOfContentsSlice.ts';

/** Pixels kept in view above and below the element, so that its neighbors are visible. */
const MARGIN = 48;

/** Touch screens keep `:hover` on the element that was tapped last. */
const isHovered = (box: HTMLElement): boolean =>
  box.matches(':hover') && window.matchMedia('(hover: hover)').matches;

/** Scrolls a box, but not the page, until an element in it is visible. Under the pointer the visitor may be scrolling. */
const keepInView = (box: HTMLElement, element: Element): void => {
  if (isHovered(box)) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom + MARGIN - outer.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
};

/** A click may scroll a heading to a fraction of a pixel below the offset. */
const TOLERANCE = 2;

const lastPassed = (ids: readonly string[], offset: number): string | undefined =>
  ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= offset + TOLERANCE;
  });

/** The last heading whose top has reached `offset` pixels from the window's top; undefined in the first render. */
const useActiveHeading = (ids: readonly string[], offset: number): string | undefined => {
  const [activeId, setActiveId] = useState<string>();
  useScrollFrame(ids.length > 0, () => setActiveId(lastPassed(ids, offset)));
  return activeId;
};

/** Pixels per level. */
const INDENT = 16;

// Never collapsed where no button or no script can open it. A long list scrolls inside the window's height.
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

/** Follows a link of the list. Back returns to the scroll position where it was clicked. */
const useFollow = () => {
  const navigate = useNavigate();
  return (event: MouseEvent, id: string) => {
    if (opensElsewhere(event) || !document.getElementById(id)) return;
    event.preventDefault();
    const hash = `#${encodeURIComponent(id)}`;
    const isCurrent = window.location.hash === hash;
    if (!isCurrent) rememberPosition();
    void navigate({ search: window.location.search, hash }, { replace: isCurrent });
  };
};

interface ContentsListProps {
  id: string;
  headings: readonly Heading[];
  /** Below 1024 px; above, the list is always shown. */
  open: boolean;
  offset: number;
}

/** A separate component, so that scrolling re-renders nothing else. */
function ContentsList({ id, headings, open, offset }: ContentsListProps) {
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
      {headings.map(({ id: headingId, text, level }) => (
        <li key={headingId}>
          <Link
            href={`#${encodeURIComponent(headingId)}`}
            aria-current={headingId === activeId ? 'location' : undefined}
            $depth={level - topLevel}
            onClick={(event) => follow(event, headingId)}
          >
            <bdi>{text}</bdi>
          </Link>
        </li>
      ))}
    </List>
  );
}

/**
 * Scrolls to the heading in the location's hash, smoothly on the same page, and lets Back and Forward move between
 * headings. The browser handles the first page of a visit, `useScrollManager` a return to it.
 */
const useHashHeading = (offset: number): void => {
  const location = useAppSelector(selectLocation);

  useEffect(() => followHeadingHistory(offset), [offset]);
  useEffect(() => {
    const { cause, hash } = location;
    if (cause === 'link') goToHeading(hash, offset, isNewPage(location) ? 'auto' : 'smooth');
  }, [location, offset]);
};

const Root = styled.nav`
  font-size: 0.9375rem;
  line-height: 1.375rem;

  ${media.belowLg} {
    border-radius: ${radius.control};
    background: ${color.white};
    box-shadow: ${shadow.hair};
  }
`;

const Title = styled.p`
  margin-bottom: 10px;
  font-weight: 600;

  ${media.belowLg} {
    display: none;
  }
`;

const Disclosure = styled.button<{ $isOpen: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  width: 100%;
  padding: 1.125rem 20px;
  font-weight: 600;

  svg {
    flex: none;
    transition: transform ${motion.base} ${motion.ease};
    ${({ $isOpen }) => $isOpen && 'transform: rotate(180deg);'}
  }
  ${media.lg} {
    display: none;
  }
`;

export interface TableOfContentsProps {
  headings: readonly Heading[];
  title: string;
  /** Pixels kept free above a heading that is scrolled to. */
  offset: number;
}

export const isListed = ({ id, text, level }: Heading): boolean =>
  id !== '' && text !== '' && level <= TOC_MAX_LEVEL;

/** Links to an article's headings of levels 1 to 3: a rail from 1024 px, a card that opens below. */
export function TableOfContents({ headings, title, offset }: TableOfContentsProps) {
  const listId = useId();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectTableOfContentsOpen);
  const entries = headings.filter(isListed);
  useHashHeading(offset);
  if (entries.length === 0) return null;
  return (
    <Root aria-label={controls.tableOfContents}>
      <Title>{title}</Title>
      <Disclosure
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => dispatch(tableOfContentsToggled())}
        $isOpen={open}
      >
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Disclosure>
      <ContentsList id={listId} headings={entries} open={open} offset={offset} />
    </Root>
  );
}
