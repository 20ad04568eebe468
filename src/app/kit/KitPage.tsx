import { tableOfContentsSlice } from '../../shared/article/tableOfContentsSlice.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { useForcedStates } from './forcedStates.ts';
import { KitButtons } from './KitButtons.tsx';
import { KitCards } from './KitCards.tsx';
import { KitFields } from './KitFields.tsx';
import { KitForms } from './KitForms.tsx';
import { KitPanels } from './KitPanels.tsx';
import { KitImages } from './KitImages.tsx';
import { KitStates } from './KitStates.tsx';
import { KitNavigation } from './KitNavigation.tsx';
import { KitTypography } from './KitTypography.tsx';

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
      <KitNavigation />
      <KitTypography />
      <KitCards />
      <KitImages />
      <KitPanels />
      <KitStates />
    </Page>
  );
}

export const kitPage: PageModule = { Page: KitPage, slices: [tableOfContentsSlice] };
