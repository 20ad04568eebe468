import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { FeaturePage } from '../FeaturePage.tsx';

export const communicationPage: PageModule = {
  Page: () => <FeaturePage feature="realtime-communication" />,
};
