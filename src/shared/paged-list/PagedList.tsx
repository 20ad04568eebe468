import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { clampPage } from '../../lib/paging.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Pager } from '../../ui/Pager.tsx';
import type { PagedListActions, PagedView } from './createPagedListSlice.ts';

const Root = styled.div`
  display: grid;
  gap: 56px;
`;

/** The pager stands below the cards: the new ones would begin out of sight. */
const scrollBackTo = (list: HTMLElement | null) => {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
};

interface PagedListProps {
  /** What is paged, as the name of its navigation. */
  label: string;
  /** Counted from 0. */
  page: number;
  pageCount: number;
  /** Address of a page, counted from 0. */
  hrefFor: (page: number) => string;
  onStep: (distance: 1 | -1) => void;
  /** The open page's cards. */
  children: ReactNode;
}

/** The open page of a list with the way to the others below it. */
export function PagedList({ onStep, children, ...pager }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (distance: 1 | -1) => {
    onStep(distance);
    scrollBackTo(list.current);
  };
  return (
    <Root ref={list}>
      {children}
      <Pager {...pager} onPrevious={() => step(-1)} onNext={() => step(1)} />
    </Root>
  );
}

/**
 * Props that tie a `PagedList` to its slice. While a page is on its way the way to the others stays, with the keyboard's
 * place in it: the list is as long as it was a moment ago.
 * @param list tells lists of one slice apart, whose lengths say nothing of each other
 */
export const usePagedList = (
  { page, pageCount }: Pick<PagedView<unknown>, 'page' | 'pageCount'>,
  { nextPageRequested, previousPageRequested }: PagedListActions,
  /** The address of a page, counted from 0. */
  addressOf: (page: number) => string,
  list = '',
): Omit<PagedListProps, 'label' | 'children'> => {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState({ list, pageCount: 1 });
  if (pageCount !== undefined && (last.list !== list || last.pageCount !== pageCount)) {
    setLast({ list, pageCount });
  }
  const count = pageCount ?? (last.list === list ? last.pageCount : 1);
  const onStep = (distance: 1 | -1) => {
    dispatch((distance === 1 ? nextPageRequested : previousPageRequested)({ pageCount: count }));
  };
  return { page: clampPage(page, count), pageCount: count, hrefFor: addressOf, onStep };
};
