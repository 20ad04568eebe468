import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { allIntegrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { pageQuery } from '../../lib/paging.ts';
import { space } from '../../theme/tokens.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageHeader, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display2, Lead, Small } from '../../ui/Text.tsx';
import { FoundIntegrations } from './FoundIntegrations.tsx';
import { IntegrationSearch } from './IntegrationSearch.tsx';
import { selectIntegrationsPage, selectSearchedQuery } from './integrationsSlice.ts';
import { listenToIntegrationSearch } from './integrationsListeners.ts';
import { selectIntegrationsSearch, selectIntegrationsView } from './integrationsSelectors.ts';
import { integrationsApi } from './integrationsApi.ts';

/** How many integrations there are for a query, read out when it changes. The line keeps its height while they load. */
function IntegrationCount() {
  const { total, pageCount } = useAppSelector(selectIntegrationsView);
  const query = useAppSelector(selectSearchedQuery);
  return (
    <Small role="status" aria-atomic="true">
      {pageCount !== undefined ? allIntegrationsStrings.count(total, query) : '\u00a0'}
    </Small>
  );
}

const Head = styled(Wrap)`
  display: grid;
  gap: 24px;
`;

const Words = styled.div`
  display: grid;
  gap: 16px;
`;

const SearchAndCount = styled.div`
  display: grid;
  gap: 8px;
`;

const Body = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** What was searched for, and a page past the last, are for the visitor who asked: no page of their own. */
function ListMeta() {
  const { metaTitle, pageTitle, description } = allIntegrationsStrings;
  const { page } = useAppSelector(selectIntegrationsView);
  const query = useAppSelector(selectSearchedQuery);
  const requestedPage = useAppSelector(selectIntegrationsPage);
  const title = page === 0 ? metaTitle : pageTitle(page + 1);
  return (
    <PageMeta
      title={title}
      description={description}
      isLaterPage={page > 0}
      path={
        query === '' && requestedPage === page ? paths.allIntegrations + pageQuery(page) : undefined
      }
    />
  );
}

/** All integrations, six on a page, with a search over them. */
function AllIntegrationsPage() {
  const { title, lead, breadcrumb } = allIntegrationsStrings;
  return (
    <>
      <ListMeta />
      <PageHeader>
        <Head>
          <Breadcrumb items={[{ label: breadcrumb, to: paths.integrations }, { label: title }]} />
          <SplitHead>
            <Words>
              <Display2>{title}</Display2>
              <Lead>{lead}</Lead>
            </Words>
            <SearchAndCount>
              <IntegrationSearch />
              <IntegrationCount />
            </SearchAndCount>
          </SplitHead>
        </Head>
      </PageHeader>
      <Body>
        <FoundIntegrations />
      </Body>
    </>
  );
}

export const allIntegrationsPage: PageModule = {
  Page: AllIntegrationsPage,
  api: integrationsApi,
  listeners: [listenToIntegrationSearch],
  searchParams: { select: selectIntegrationsSearch, steps: ['page'] },
};
