import { allIntegrationsCopy } from '../../copy/integrations';
import { useAppSelector } from '../../store/hooks';
import { Small } from '../../ui/Text';
import { useGetIntegrationsQuery } from './integrationsApi';
import { selectIntegrationsView } from './integrationsSelectors';

/** How many integrations there are for a query, read out when it changes. The line keeps its height while they load. */
export function IntegrationCount({ query }: { query: string }) {
  const { data } = useGetIntegrationsQuery();
  const { total } = useAppSelector((state) => selectIntegrationsView(state, query));
  return (
    <Small role="status" aria-atomic="true">
      {data ? allIntegrationsCopy.count(total, query) : '\u00a0'}
    </Small>
  );
}
