import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Wrap } from '../ui/Layout';
import { PageMeta } from '../ui/PageMeta';
import { Display2 } from '../ui/Text';
import { KitContent } from './kit/KitContent';
import { KitControls } from './kit/KitControls';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 72px;
  padding-block: 64px ${space.section};
`;

/** Every component of `ui/` with its states, for whoever builds pages (`npm run dev`, `/_kit`). */
export function KitPage() {
  return (
    <Page>
      <PageMeta title="Kit" description="Every component of the kit with its states." />
      <Display2>Kit</Display2>
      <KitControls />
      <KitContent />
    </Page>
  );
}
