import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Campaign } from './Campaign.tsx';

function CampaignsPage() {
  const { campaign } = useTexts('feature-campaigns-and-opportunities');
  return (
    <FeaturePage
      feature="campaigns-and-opportunities"
      live={campaign && <Campaign texts={campaign} />}
    />
  );
}

export const campaignsPage: PageModule = { Page: CampaignsPage };
