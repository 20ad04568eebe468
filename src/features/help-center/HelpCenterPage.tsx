import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { space } from '../../theme/tokens.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { CategoryCards } from './CategoryCards.tsx';
import { listenToHelpSearch } from './helpCenterListeners.ts';
import { HelpHero } from './HelpHero.tsx';
import { selectHelpSearch, selectSubmittedQuery } from './helpSearchSlice.ts';
import { ResultCards } from './ResultCards.tsx';
import { TalkToSomeone } from './TalkToSomeone.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';
import { helpCenterApi } from './helpCenterApi.ts';

const Cards = styled(Wrap)`
  padding-block: clamp(56px, 6vw, 88px) ${space.section};
`;

const End = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** The help center: a search box over its categories, or over what a query found. */
function HelpCenterPage() {
  const query = useAppSelector(selectSubmittedQuery);
  useFocusWhenLost(query);
  return (
    <>
      <PageMeta
        title={query === '' ? helpCenterStrings.metaTitle : helpCenterStrings.results.title(query)}
        description={helpCenterStrings.home.description}
        // What was searched for is for the visitor who asked.
        path={query === '' ? paths.helpCenter : undefined}
      />
      <HelpHero />
      <Cards>{query === '' ? <CategoryCards /> : <ResultCards query={query} />}</Cards>
      <End>
        <TalkToSomeone />
      </End>
    </>
  );
}

export const helpCenterPage: PageModule = {
  Page: HelpCenterPage,
  api: helpCenterApi,
  listeners: [listenToHelpSearch],
  searchParams: { select: selectHelpSearch, steps: ['q'] },
};
