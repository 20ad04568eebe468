import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const actionsPage: PageModule = {
  Page: () => <FeaturePage feature="action-assignment" />,
};
