import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const activityPage: PageModule = {
  Page: () => <FeaturePage feature="activity-tracking" />,
};
