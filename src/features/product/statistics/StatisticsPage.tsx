import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const statisticsPage: PageModule = {
  Page: () => <FeaturePage feature="realtime-statistics" />,
};
