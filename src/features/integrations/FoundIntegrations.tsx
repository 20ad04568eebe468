import { queryStatus } from '../../api/queryStatus.ts';
import { useRead } from '../../api/useRead.ts';
import { paths } from '../../contract/paths.ts';
import { allIntegrationsStrings, integrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { IntegrationGrid, SixCardsPlace } from './IntegrationGrid.tsx';
import { IntegrationSkeletons } from './IntegrationSkeletons.tsx';
import { integrationsApi } from './integrationsApi.ts';
import { selectIntegrationsView } from './integrationsSelectors.ts';
import { integrationsSlice } from './integrationsSlice.ts';
import { integrationsAddress } from './integrationsAddress.ts';

const { empty } = integrationsStrings;

function NothingFound({ query }: { query: string }) {
  if (query === '') return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <EmptyState
      title={empty.title}
      text={empty.searchText}
      link={{ label: empty.showAll, to: paths.allIntegrations }}
    />
  );
}

function Found({ query }: { query: string }) {
  const result = useRead(integrationsApi.endpoints.getIntegrations);
  const view = useAppSelector((state) => selectIntegrationsView(state, query));
  const pager = usePagedList(view, integrationsSlice.actions, (page) =>
    integrationsAddress(query, page),
  );

  const status = queryStatus(result);
  if (status === 'loading') return <IntegrationSkeletons />;
  if (status === 'failed')
    return <QueryError text={integrationsStrings.failed} onTryAgain={result.tryAgain} />;
  if (view.items.length === 0) return <NothingFound query={query} />;

  return (
    <PagedList label={allIntegrationsStrings.pagerLabel} {...pager}>
      <SixCardsPlace>
        <IntegrationGrid
          integrations={view.items}
          label={allIntegrationsStrings.listLabel}
          headingLevel={2}
        />
      </SixCardsPlace>
    </PagedList>
  );
}

/** One page of the integrations that a query finds; an empty query finds all of them. The footer stays where it is. */
export function FoundIntegrations({ query }: { query: string }) {
  return (
    <SixCardsPlace $withPager>
      <Found query={query} />
    </SixCardsPlace>
  );
}
