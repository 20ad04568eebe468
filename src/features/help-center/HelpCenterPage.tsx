import { styled } from 'styled-components';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/services';
import { space } from '../../theme/tokens';
import { Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { CategoryCards } from './CategoryCards';
import { queryOf } from './helpCenterAddress';
import './helpCenterListeners';
import { HelpHero } from './HelpHero';
import { queryOpened, selectSubmittedQuery } from './helpSearchSlice';
import { ResultCards } from './ResultCards';
import { TalkToSomeone } from './TalkToSomeone';
import { useFocusWhenLost } from './useFocusWhenLost';

/** `?q=` opens the results of a query. */
export const helpCenterEntered =
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(queryOpened(queryOf(search)));
  };

const Cards = styled(Wrap)`
  padding-block: clamp(56px, 6vw, 88px) ${space.section};
`;

const End = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** The help center: a search box over its categories, or over what a query found (spec §2, Help center home). */
export function HelpCenterPage() {
  const query = useAppSelector(selectSubmittedQuery);
  useFocusWhenLost(query);
  return (
    <>
      <PageMeta
        title={query === '' ? helpCenterCopy.name : helpCenterCopy.results.title(query)}
        description={helpCenterCopy.home.description}
        path={paths.helpCenter}
      />
      <HelpHero />
      <Cards>{query === '' ? <CategoryCards /> : <ResultCards query={query} />}</Cards>
      <End>
        <TalkToSomeone />
      </End>
    </>
  );
}
