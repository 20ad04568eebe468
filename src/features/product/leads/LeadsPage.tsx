import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Rotation } from './Rotation.tsx';
import { SourceBars } from './SourceBars.tsx';

function LeadsPage() {
  const { rotation, sources } = useTexts('feature-lead-management-system');
  return (
    <FeaturePage
      feature="lead-management-system"
      live={rotation && <Rotation texts={rotation} />}
      drawing={sources && <SourceBars texts={sources} />}
    />
  );
}

export const leadsPage: PageModule = { Page: LeadsPage };
