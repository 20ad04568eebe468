import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Campaign } from './Campaign.tsx';
import { MoneyStreet } from './MoneyStreet.tsx';

function CampaignsPage() {
  const { campaign, money } = useTexts('feature-campaigns-and-opportunities');
  return (
    <FeaturePage
      feature="campaigns-and-opportunities"
      live={campaign && <Campaign texts={campaign} />}
      drawing={money && <MoneyStreet texts={money} />}
    />
  );
}

export const campaignsPage: PageModule = { Page: CampaignsPage };
