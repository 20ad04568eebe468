import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { OfficeViews } from './OfficeViews.tsx';
import { Year } from './Year.tsx';

function StatisticsPage() {
  const { views, year } = useTexts('feature-realtime-statistics');
  return (
    <FeaturePage
      feature="realtime-statistics"
      live={year && <Year texts={year} />}
      drawing={views && <OfficeViews texts={views} />}
    />
  );
}

export const statisticsPage: PageModule = { Page: StatisticsPage };
