import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Thread } from './Thread.tsx';

function ActivityPage() {
  const { thread } = useTexts('feature-activity-tracking');
  return <FeaturePage feature="activity-tracking" live={thread && <Thread texts={thread} />} />;
}

export const activityPage: PageModule = { Page: ActivityPage };
