import type { ReactNode } from 'react';
import type { TextName } from '../contract/texts/texts.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectTextsStatus } from '../store/textsSlice.ts';
import { PageLoading } from './PageLayout.tsx';
import { RouteError } from './RouteError.tsx';

interface PageTextsProps {
  texts: readonly TextName[];
  children: ReactNode;
}

/** Shows a page once its texts are in the store. */
export function PageTexts({ texts, children }: PageTextsProps) {
  const status = useAppSelector((state) => selectTextsStatus(state, texts));
  if (status === 'failed') return <RouteError />;
  return status === 'loading' ? <PageLoading /> : children;
}
