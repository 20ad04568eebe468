import { ChevronDown } from 'lucide-react';
import { useId, useEffect } from 'react';
import { styled } from 'styled-components';
import { POST_HEADING_OFFSET, TOC_MAX_LEVEL } from '../../contract/constants.ts';
import type { Heading } from '../../contract/entities.ts';
import { controls } from '../../strings/common.ts';
import { followHeadingHistory, goToHeading } from '../../lib/scroll.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isNewPage, selectLocation } from '../../store/navigationSlice.ts';
import { media } from '../../theme/media.ts';
import { color, motion, radius, shadow } from '../../theme/tokens.ts';
import { ContentsList } from './ContentsList.tsx';
import { selectTableOfContentsOpen, tableOfContentsToggled } from './tableOfContentsSlice.ts';

/**
 * Goes to the heading that a link names in its hash, smoothly where it is on the same page, and lets Back and Forward
 * move between the headings of the page. The first page of a visit is the browser's own business, a return to it the application's.
 */
export const useHashHeading = (offset: number): void => {
  const arrival = useAppSelector(selectLocation);

  useEffect(() => followHeadingHistory(offset), [offset]);
  useEffect(() => {
    const { cause, hash } = arrival;
    if (cause === 'link') goToHeading(hash, offset, isNewPage(arrival) ? 'auto' : 'smooth');
  }, [arrival, offset]);
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
  /** Words above the entries. */
  title: string;
  /** Pixels kept free above a heading that is scrolled to. */
  offset?: number;
}

/** Whether a heading appears: levels 1 to 3 do, with an id and words. */
export const isListed = ({ id, text, level }: Heading): boolean =>
  id !== '' && text !== '' && level <= TOC_MAX_LEVEL;

/** Links to the headings of an article. A rail beside it from 1024 px, a card that opens below. */
export function TableOfContents({
  headings,
  title,
  offset = POST_HEADING_OFFSET,
}: TableOfContentsProps) {
  const listId = useId();
  const dispatch = useAppDispatch();
  // Below 1024 px; above, the entries are always shown.
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
