import { ChevronDown } from 'lucide-react';
import { use, useEffect, useId, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Heading } from '../../contract/entities.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { commonStrings } from '../../strings/common.ts';
import { color, media, motion, radius, shadow } from '../../theme/tokens.ts';
import { NavigatorContext, opensElsewhere } from '../../ui/AppLink.tsx';
import { useFoundWhenClosed } from '../../ui/useFoundWhenClosed.ts';
import {
  headingFollowed,
  selectTableOfContentsOpen,
  tableOfContentsToggled,
} from './tableOfContentsSlice.ts';
import { useActiveHeading } from './useActiveHeading.ts';

/** Pixels kept in view above and below the element, so that its neighbors are visible. */
const MARGIN = 48;

/** Scrolls a box, but not the page, until an element in it is visible. */
const keepInView = (box: HTMLElement, element: Element): void => {
  // The visitor may be scrolling the box under the pointer. Touch screens keep `:hover` on the element that was tapped last.
  if (box.matches(':hover') && window.matchMedia('(hover: hover)').matches) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = outer.top + MARGIN - inner.top;
  const below = inner.bottom + MARGIN - outer.bottom;
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
};

const INDENT = 16;

// Never collapsed where no button or no script can open it. A collapsed list gets `hidden="until-found"`, which keeps its box
// and lets find-in-page search it (`useFoundWhenClosed`). A long list scrolls inside the window's height.
const List = styled.ol<{ $isOpen: boolean }>`
  overflow-y: auto;
  padding-bottom: 2rem;
  overflow-wrap: anywhere;
  /* More entries follow below the edge. */
  mask-image: linear-gradient(#000 calc(100% - 2rem), transparent);

  ${media.belowLg} {
    max-height: 60vh;
    padding-inline: 20px;
    ${({ $isOpen }) => !$isOpen && '&:not([hidden]) { display: none; }'}

    &[hidden] {
      overflow: hidden;
      padding-block: 0;
    }
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    && {
      display: block;
    }
  }
  ${media.lg} {
    max-height: calc(100vh - 200px);

    &[hidden] {
      content-visibility: visible;
    }
  }
`;

const Link = styled.a<{ $depth: number }>`
  display: block;
  padding: 0.4375rem 0 0.4375rem ${({ $depth }) => ($depth + 1) * INDENT}px;
  border-left: 2px solid ${color.line};
  color: ${color.ink2};

  &:hover {
    border-color: ${color.line2};
    color: ${color.ink};
  }
  &[aria-current] {
    padding-left: ${({ $depth }) => ($depth + 1) * INDENT - 2}px;
    border-color: ${color.lit};
    border-left-width: 4px;
    color: ${color.ink};
    font-weight: 560;
  }
`;

interface ContentsListProps {
  id: string;
  headings: readonly Heading[];
  open: boolean;
  onFound: () => void;
  offset: number;
}

/** A separate component, so that scrolling re-renders nothing else. */
function ContentsList({ id, headings, open, onFound, offset }: ContentsListProps) {
  const list = useRef<HTMLOListElement>(null);
  const dispatch = useAppDispatch();
  const navigator = use(NavigatorContext);
  const activeId = useActiveHeading(headings, offset);
  useFoundWhenClosed(list, open, onFound);
  const topLevel = Math.min(...headings.map(({ level }) => level));

  useEffect(() => {
    const current =
      list.current?.querySelector('[aria-current]') ?? list.current?.firstElementChild;
    if (list.current && current) keepInView(list.current, current);
  }, [activeId, open]);

  /** Uses the navigator, which adds no history entry when the address already names the heading. */
  const follow = (event: MouseEvent<HTMLAnchorElement>, headingId: string) => {
    if (opensElsewhere(event) || !document.getElementById(headingId)) return;
    event.preventDefault();
    const hash = `#${encodeURIComponent(headingId)}`;
    const { pathname, search } = window.location;
    navigator.push(pathname + search + hash);
  };

  return (
    <List ref={list} id={id} $isOpen={open}>
      {headings.map(({ id: headingId, text, level }) => (
        <li key={headingId}>
          <Link
            href={`#${encodeURIComponent(headingId)}`}
            aria-current={headingId === activeId ? 'location' : undefined}
            $depth={level - topLevel}
            onClick={(event) => {
              follow(event, headingId);
              if (event.defaultPrevented) dispatch(headingFollowed());
            }}
          >
            <bdi>{text}</bdi>
          </Link>
        </li>
      ))}
    </List>
  );
}

const Root = styled.nav`
  font-size: 0.9375rem;
  line-height: 1.375rem;

  ${media.belowLg} {
    border-radius: ${radius.control};
    background: ${color.white};
    box-shadow: ${shadow.hair};
    /* Visible in forced colors. */
    border: 1px solid transparent;
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

/** Collapsed above an article, open beside it. */
export function TableOfContents({ headings, title, offset }: TableOfContentsProps) {
  const listId = useId();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectTableOfContentsOpen);
  const toggle = () => dispatch(tableOfContentsToggled());
  return (
    <Root aria-label={commonStrings.tableOfContents}>
      <Title>{title}</Title>
      <Disclosure
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        $isOpen={open}
      >
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Disclosure>
      <ContentsList id={listId} headings={headings} open={open} onFound={toggle} offset={offset} />
    </Root>
  );
}
