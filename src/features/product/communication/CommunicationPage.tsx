import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Call } from './Call.tsx';
import { listenToPlaying } from './callSlice.ts';
import { HalfHour } from './HalfHour.tsx';

function CommunicationPage() {
  const { call, half_hour: halfHour } = useTexts('feature-realtime-communication');
  return (
    <FeaturePage
      feature="realtime-communication"
      live={call && <Call texts={call} />}
      drawing={halfHour && <HalfHour texts={halfHour} />}
    />
  );
}

export const communicationPage: PageModule = {
  Page: CommunicationPage,
  listeners: [listenToPlaying],
};
