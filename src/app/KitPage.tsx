import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Wrap } from '../ui/Layout';
import { PageMeta } from '../ui/PageMeta';
import { Display2, Lead } from '../ui/Text';
import { useForcedStates } from './kit/forcedStates';
import { KitButtons } from './kit/KitButtons';
import { KitCards } from './kit/KitCards';
import { KitFields } from './kit/KitFields';
import { KitForms } from './kit/KitForms';
import { KitPanels } from './kit/KitPanels';
import { KitPictures } from './kit/KitPictures';
import { KitStates } from './kit/KitStates';
import { KitWays } from './kit/KitWays';
import { KitWords } from './kit/KitWords';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 72px;
  padding-block: 64px ${space.section};
`;

const Head = styled.header`
  display: grid;
  gap: 16px;
`;

/** Every component of `ui/` with its states, for whoever builds pages (`npm run dev`, `/_kit`). */
export function KitPage() {
  useForcedStates();
  return (
    <Page>
      <PageMeta title="Kit" description="Every component of the kit with its states." />
      <Head>
        <Display2>Kit</Display2>
        <Lead>
          Everything is live. What only a pointer or the keyboard brings about stands beside it,
          named by its state.
        </Lead>
      </Head>
      <KitButtons />
      <KitFields />
      <KitForms />
      <KitWays />
      <KitWords />
      <KitCards />
      <KitPictures />
      <KitPanels />
      <KitStates />
    </Page>
  );
}
