import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { DayOfEntries } from './DayOfEntries.tsx';
import { Thread } from './Thread.tsx';

function ActivityPage() {
  const { day, thread } = useTexts('feature-activity-tracking');
  return (
    <FeaturePage
      feature="activity-tracking"
      live={thread && <Thread texts={thread} />}
      drawing={day && <DayOfEntries texts={day} />}
    />
  );
}

export const activityPage: PageModule = { Page: ActivityPage };
