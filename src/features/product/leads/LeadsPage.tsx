import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Rotation } from './Rotation.tsx';

function LeadsPage() {
  const { rotation } = useTexts('feature-lead-management-system');
  return (
    <FeaturePage
      feature="lead-management-system"
      live={rotation && <Rotation texts={rotation} />}
    />
  );
}

export const leadsPage: PageModule = { Page: LeadsPage };
