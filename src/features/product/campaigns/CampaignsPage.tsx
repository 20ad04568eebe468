import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const campaignsPage: PageModule = {
  Page: () => <FeaturePage feature="campaigns-and-opportunities" />,
};
