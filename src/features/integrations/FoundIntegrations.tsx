import { readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { allIntegrationsCopy, integrationsCopy } from '../../copy/integrations';
import { clampPage } from '../../lib/paging';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { EmptyState } from '../../ui/EmptyState';
import { PagedList } from '../../ui/PagedList';
import { ReadFailed } from '../../ui/ReadFailed';
import { IntegrationGrid, SixCardsPlace } from './IntegrationGrid';
import { IntegrationSkeletons } from './IntegrationSkeletons';
import { useGetIntegrationsQuery } from './integrationsApi';
import { selectIntegrationsView } from './integrationsSelectors';
import { nextPageRequested, previousPageRequested } from './integrationsSlice';
import { integrationsAddress, useIntegrationsAddress } from './useIntegrationsAddress';

const { empty } = integrationsCopy;

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
  const dispatch = useAppDispatch();
  const { openPage } = useIntegrationsAddress();
  const result = useGetIntegrationsQuery();
  const { items, page, pageCount } = useAppSelector((state) =>
    selectIntegrationsView(state, query),
  );

  const status = readStatus(result);
  if (status === 'loading') return <IntegrationSkeletons />;
  if (status === 'failed')
    return <ReadFailed text={integrationsCopy.failed} onTryAgain={() => void result.refetch()} />;
  if (items.length === 0) return <NothingFound query={query} />;

  const step = (distance: 1 | -1) => {
    dispatch((distance === 1 ? nextPageRequested : previousPageRequested)({ pageCount }));
    openPage(query, clampPage(page + distance, pageCount));
  };
  return (
    <PagedList
      label={allIntegrationsCopy.pagerLabel}
      page={page}
      pageCount={pageCount}
      hrefFor={(target) => integrationsAddress(query, target)}
      onStep={step}
    >
      <SixCardsPlace>
        <IntegrationGrid
          integrations={items}
          label={allIntegrationsCopy.listLabel}
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
