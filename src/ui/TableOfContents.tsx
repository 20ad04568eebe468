import { ChevronDown } from 'lucide-react';
import { useEffect, useId, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { css, styled } from 'styled-components';
import { POST_HEADING_OFFSET, TOC_MAX_LEVEL } from '../contract/constants';
import type { Heading } from '../contract/entities';
import { controls } from '../copy/controls';
import { followHeadingHistory, scrollToHeading } from '../lib/scroll';
import { media } from '../theme/media';
import { color, motion, radius, shadow } from '../theme/tokens';
import { opensElsewhere } from './opensElsewhere';

/** Pixels that each level of headings is set in by. */
const INDENT = 16;

const Root = styled.nav`
  font-size: 15px;
  line-height: 22px;

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
  padding: 18px 20px;
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

// Closed only where there is a button to open it, and a script that listens to the button.
const List = styled.ol<{ $isOpen: boolean }>`
  ${media.belowLg} {
    padding: 0 20px 18px;
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
  @media (scripting: none) {
    display: block;
  }
  ${media.lg} {
    max-height: calc(100vh - 200px);
    overflow-y: auto;
  }
`;

const Entry = styled.a<{ $depth: number; $isActive: boolean }>`
  display: block;
  padding: 7px 0 7px ${({ $depth }) => ($depth + 1) * INDENT}px;
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
  ${({ $isActive, $depth }) =>
    $isActive &&
    css`
      &,
      &:hover {
        padding-left: ${($depth + 1) * INDENT - 2}px;
        border-color: ${color.lit};
        border-left-width: 4px;
        color: ${color.ink};
        font-weight: 560;
      }
    `}
`;

export interface TableOfContentsProps {
  headings: readonly Heading[];
  /** Words above the entries. */
  title: string;
  /** Whether the entries are shown below 1024 px; above they always are. */
  open: boolean;
  onToggle: () => void;
  /** The heading that is being read, see `useActiveHeading`. */
  activeId?: string;
  /** Pixels kept free above a heading that is scrolled to. */
  offset?: number;
  onNavigate?: (id: string) => void;
}

/** The headings that appear: levels 1 to 3 with an id and words (spec §2). */
export const tocHeadings = (headings: readonly Heading[]): Heading[] =>
  headings.filter(({ id, text, level }) => id && text && level <= TOC_MAX_LEVEL);

/** Links to the headings of an article. A rail beside it from 1024 px, a card that opens below. */
export function TableOfContents({
  headings,
  title,
  open,
  onToggle,
  activeId,
  offset = POST_HEADING_OFFSET,
  onNavigate,
}: TableOfContentsProps) {
  const listId = useId();
  const entries = tocHeadings(headings);
  const topLevel = Math.min(...entries.map(({ level }) => level));

  useEffect(() => followHeadingHistory(offset), [offset]);
  if (entries.length === 0) return null;

  const handleClick = (event: MouseEvent, id: string) => {
    if (opensElsewhere(event) || !document.getElementById(id)) return;
    event.preventDefault();
    // What the click closes must be closed before the way to the heading is measured.
    if (onNavigate) flushSync(() => onNavigate(id));
    scrollToHeading(id, offset);
  };

  return (
    <Root aria-label={controls.tableOfContents}>
      <Title>{title}</Title>
      <Disclosure
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
        $isOpen={open}
      >
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Disclosure>
      <List id={listId} $isOpen={open}>
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <Entry
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === activeId ? 'location' : undefined}
              $depth={level - topLevel}
              $isActive={id === activeId}
              onClick={(event) => handleClick(event, id)}
            >
              {text}
            </Entry>
          </li>
        ))}
      </List>
    </Root>
  );
}
