import type { PageModule } from '../../../shared/routing/lazyPage.ts';
import { useTexts } from '../../../store/hooks.ts';
import { FeaturePage } from '../FeaturePage.tsx';
import { Call } from './Call.tsx';
import { listenToPlaying } from './callSlice.ts';

function CommunicationPage() {
  const { call } = useTexts('feature-realtime-communication');
  return <FeaturePage feature="realtime-communication" live={call && <Call texts={call} />} />;
}

export const communicationPage: PageModule = {
  Page: CommunicationPage,
  listeners: [listenToPlaying],
};
