import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { pageQuery, MAX_QUERY_LENGTH } from '../../lib/queryString.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import { PagedList, usePagedList } from '../../shared/paged-list/PagedList.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector, useTexts } from '../../store/hooks.ts';
import { allIntegrationsStrings, integrationsStrings } from '../../strings/integrations.ts';
import { hues, radius, size } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { Container, Section, SplitHead, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Display2, Lead, Small } from '../../ui/Text.tsx';
import { GroupChips } from './GroupChips.tsx';
import { IntegrationGrid, IntegrationSkeletons, SixCardsSlot } from './IntegrationCard.tsx';
import { integrationsApi } from './integrationsApi.ts';
import {
  integrationsQuery,
  listenToIntegrationSearch,
  queryChanged,
  querySubmitted,
  selectGroup,
  selectIntegrationsArgument,
  selectIntegrationsFilter,
  selectIntegrationsPage,
  selectIntegrationsSearch,
  selectIntegrationsView,
  selectTypedQuery,
} from './integrationsSlice.ts';

const { empty, failed } = integrationsStrings;
const strings = allIntegrationsStrings;

function IntegrationSearch() {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectTypedQuery);
  const group = useAppSelector(selectGroup);
  const field = useEarlyInput<HTMLInputElement>();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(querySubmitted());
  };
  return (
    <form role="search" action={paths.allIntegrations} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={strings.search}
        name="q"
        type="search"
        value={query}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={strings.searchHint}
        autoComplete="off"
        onChange={(event) => dispatch(queryChanged(event.target.value))}
      />
      {group && <input type="hidden" name="group" value={group} />}
    </form>
  );
}

/** The line keeps its height while the integrations load. */
function IntegrationCount() {
  const { total, pageCount } = useAppSelector(selectIntegrationsView);
  const { q, group } = useAppSelector(selectIntegrationsFilter);
  return (
    <Small role="status" aria-atomic="true">
      {pageCount === undefined ? '\u00a0' : strings.count(total, q, group)}
    </Small>
  );
}

const toAll = { label: empty.showAll, to: paths.allIntegrations };

function FoundIntegrations() {
  const argument = useAppSelector(selectIntegrationsArgument);
  const result = useReadOnce(integrationsApi.endpoints.getIntegrationsPage, argument);
  const view = useAppSelector(selectIntegrationsView);
  const filter = useAppSelector(selectIntegrationsFilter);
  const pager = usePagedList(
    'integrations',
    view,
    (page) => paths.allIntegrations + integrationsQuery(filter, page),
    integrationsQuery(filter),
  );

  if (result.isError) return <QueryError text={failed} query={result} />;
  if (result.isSuccess && view.items.length === 0) {
    const { q, group } = filter;
    if (q) return <EmptyState title={empty.title} text={empty.searchText} link={toAll} />;
    if (group) return <EmptyState title={empty.title} text={empty.groupText(group)} link={toAll} />;
    return <EmptyState title={empty.title} text={empty.listText} />;
  }
  return (
    <PagedList label={strings.pagerLabel} {...pager}>
      <SixCardsSlot>
        {result.isLoading ? (
          <IntegrationSkeletons />
        ) : (
          <IntegrationGrid integrations={view.items} label={strings.listLabel} headingLevel={2} />
        )}
      </SixCardsSlot>
    </PagedList>
  );
}

function AllIntegrationsMeta() {
  const { page } = useAppSelector(selectIntegrationsView);
  const isRequestedPage = useAppSelector(selectIntegrationsPage) === page;
  const { q, group } = useAppSelector(selectIntegrationsFilter);
  const { meta, title } = useTexts('integrations').all;
  const listTitle = group ? strings.groupTitle(title, group) : title;
  const firstTitle = group ? listTitle : meta.title;
  const isAll = q === '' && group === '';
  return (
    <PageMeta
      title={page === 0 ? firstTitle : strings.pageTitle(listTitle, page + 1)}
      description={meta.description}
      isLaterPage={page > 0}
      // Not indexed: search results, groups, and addresses past the end, which show the last page.
      path={isAll && isRequestedPage ? paths.allIntegrations + pageQuery(page) : undefined}
    />
  );
}

const { stone } = hues;

/** Its text stands on the edges of the list below, except on phones. */
const Wall = styled.div`
  display: grid;
  gap: 24px;
  margin: 16px 0 2rem;
  padding: 20px max(clamp(20px, var(--gutter) - 12px, 32px), (100% - ${size.contentMax}) / 2) 40px;
  border-radius: ${radius.stage};
  background: linear-gradient(${stone.tint} calc(100% - ${size.sill}), ${stone.deep} 0);
`;

function AllIntegrationsPage() {
  const { title, lead } = useTexts('integrations').all;
  const trail = [{ label: strings.breadcrumb, to: paths.integrations }, { label: title }];
  return (
    <>
      <AllIntegrationsMeta />
      <Wide as="header">
        <Wall>
          <Breadcrumb items={trail} />
          <SplitHead>
            <Stack $gap={12}>
              <Display2>{title}</Display2>
              <Lead>{lead}</Lead>
            </Stack>
            <Stack $gap={12}>
              <IntegrationSearch />
              <IntegrationCount />
            </Stack>
          </SplitHead>
        </Wall>
      </Wide>
      <Section as="div" $flush>
        <Container>
          <GroupChips />
          <SixCardsSlot $withPager>
            <FoundIntegrations />
          </SixCardsSlot>
        </Container>
      </Section>
      <Section as={Container} $flush>
        <NextStep offer="demo" />
      </Section>
    </>
  );
}

export const allIntegrationsPage: PageModule = {
  Page: AllIntegrationsPage,
  api: integrationsApi,
  listeners: [listenToIntegrationSearch],
  searchParams: { select: selectIntegrationsSearch, steps: ['page'] },
};
