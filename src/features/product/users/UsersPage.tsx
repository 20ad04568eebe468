import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const usersPage: PageModule = {
  Page: () => <FeaturePage feature="user-management" />,
};
