import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Kpis } from './Kpis.tsx';
import { WeekOfHouses } from './WeekOfHouses.tsx';

function DashboardPage() {
  const { kpis, week } = useTexts('feature-dashboard');
  return (
    <FeaturePage
      feature="dashboard"
      live={kpis && <Kpis texts={kpis} />}
      drawing={week && <WeekOfHouses texts={week} />}
    />
  );
}

export const dashboardPage: PageModule = { Page: DashboardPage };
