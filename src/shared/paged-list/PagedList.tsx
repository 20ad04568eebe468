import { useRef, useState, type ReactNode } from 'react';
import { clampPageIndex } from '../../lib/paging.ts';
import { afterPaint } from '../../lib/scheduling.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Pager, type PagerProps } from '../../ui/Pager.tsx';
import { pageTurned, type ListName, type PagedView } from './pagedListsSlice.ts';

interface PagedListProps extends Omit<PagerProps, 'onPrevious' | 'onNext'> {
  onStep: (step: 1 | -1) => void;
  children: ReactNode;
}

export function PagedList({ onStep, children, ...pager }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  // The pager shows that it is pressed before the cards render.
  const turn = (step: 1 | -1) =>
    afterPaint(() => {
      onStep(step);
      // The pager is below the cards, so the new ones may start above the viewport.
      if (list.current && list.current.getBoundingClientRect().top < 0)
        list.current.scrollIntoView();
    });
  return (
    <Stack ref={list} $gap={56}>
      {children}
      {pager.pageCount > 1 && (
        <Pager {...pager} onPrevious={() => turn(-1)} onNext={() => turn(1)} />
      )}
    </Stack>
  );
}

/** While a page loads, the pager keeps the known length of the list for the same `query`, and so the keyboard focus. */
export const usePagedList = (
  list: ListName,
  { page, pageCount }: Pick<PagedView<unknown>, 'page' | 'pageCount'>,
  hrefFor: (page: number) => string,
  query = '',
): Omit<PagedListProps, 'label' | 'children'> => {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState({ query, pageCount: 1 });
  if (pageCount !== undefined && (last.query !== query || last.pageCount !== pageCount)) {
    setLast({ query, pageCount });
  }
  const count = pageCount ?? (last.query === query ? last.pageCount : 1);
  return {
    page: clampPageIndex(page, count),
    pageCount: count,
    hrefFor,
    onStep: (step) => dispatch(pageTurned({ list, step, pageCount: count })),
  };
};
