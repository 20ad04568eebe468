import type { ReactNode } from 'react';
import type { TextName } from '../contract/texts/texts.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectTextsStatus } from '../store/textsSlice.ts';
import { PageLoading } from './PageLayout.tsx';
import { RouteError } from './RouteError.tsx';

interface PageWordsProps {
  texts: readonly TextName[];
  children: ReactNode;
}

/** Shows a page once its words are in the store. */
export function PageWords({ texts, children }: PageWordsProps) {
  const status = useAppSelector((state) => selectTextsStatus(state, texts));
  if (status === 'failed') return <RouteError />;
  return status === 'loading' ? <PageLoading /> : children;
}
