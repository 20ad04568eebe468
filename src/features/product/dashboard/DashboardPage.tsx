import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const dashboardPage: PageModule = {
  Page: () => <FeaturePage feature="dashboard" />,
};
