import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Kpis } from './Kpis.tsx';

function DashboardPage() {
  const { kpis } = useTexts('feature-dashboard');
  return <FeaturePage feature="dashboard" live={kpis && <Kpis texts={kpis} />} />;
}

export const dashboardPage: PageModule = { Page: DashboardPage };
