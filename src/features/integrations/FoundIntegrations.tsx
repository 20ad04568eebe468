import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { allIntegrationsStrings, integrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import { IntegrationGrid, SixCardsPlace } from './IntegrationGrid.tsx';
import { IntegrationSkeletons } from './IntegrationSkeletons.tsx';
import { integrationsApi } from './integrationsApi.ts';
import { selectIntegrationsArgument, selectIntegrationsView } from './integrationsSelectors.ts';
import { integrationsQuery } from './integrationsQuery.ts';
import { selectSearchedQuery } from './integrationsSlice.ts';

const { empty } = integrationsStrings;

function NothingFound() {
  const query = useAppSelector(selectSearchedQuery);
  if (query === '') return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <EmptyState
      title={empty.title}
      text={empty.searchText}
      link={{ label: empty.showAll, to: paths.allIntegrations }}
    />
  );
}

function Found() {
  const result = useReadOnce(
    integrationsApi.endpoints.getIntegrationsPage,
    useAppSelector(selectIntegrationsArgument),
  );
  const view = useAppSelector(selectIntegrationsView);
  const query = useAppSelector(selectSearchedQuery);
  const pager = usePagedList(
    'integrations',
    view,
    (page) => paths.allIntegrations + integrationsQuery(query, page),
    query,
  );

  if (result.isError)
    return <QueryError text={integrationsStrings.failed} onTryAgain={result.refetch} />;
  if (result.isSuccess && view.items.length === 0) return <NothingFound />;

  return (
    <PagedList label={allIntegrationsStrings.pagerLabel} {...pager}>
      <SixCardsPlace>
        {result.isLoading ? (
          <IntegrationSkeletons />
        ) : (
          <IntegrationGrid
            integrations={view.items}
            label={allIntegrationsStrings.listLabel}
            headingLevel={2}
          />
        )}
      </SixCardsPlace>
    </PagedList>
  );
}

/** One page of the integrations that a search finds; an empty one finds all of them. The footer stays where it is. */
export function FoundIntegrations() {
  return (
    <SixCardsPlace $withPager>
      <Found />
    </SixCardsPlace>
  );
}
