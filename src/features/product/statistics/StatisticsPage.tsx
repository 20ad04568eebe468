import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Year } from './Year.tsx';

function StatisticsPage() {
  const { year } = useTexts('feature-realtime-statistics');
  return <FeaturePage feature="realtime-statistics" live={year && <Year texts={year} />} />;
}

export const statisticsPage: PageModule = { Page: StatisticsPage };
