import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Small } from '../../ui/Text.tsx';
import { useGetIntegrationsQuery } from './integrationsApi.ts';
import { selectIntegrationsView } from './integrationsSelectors.ts';

/** How many integrations there are for a query, read out when it changes. The line keeps its height while they load. */
export function IntegrationCount({ query }: { query: string }) {
  const { data } = useGetIntegrationsQuery();
  const { total } = useAppSelector((state) => selectIntegrationsView(state, query));
  return (
    <Small role="status" aria-atomic="true">
      {data ? allIntegrationsStrings.count(total, query) : '\u00a0'}
    </Small>
  );
}
