import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import type { HelpCategory, Id } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { LoadingTitle } from '../../shared/article/LoadingTitle.tsx';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { controls } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { Subcategories, SubcategoryGrid, TopicFilter } from './Subcategories.tsx';

const words = helpCenterStrings.category;

const TOPIC_WIDTHS = ['76%', '62%', '84%', '56%'];

function CategorySkeleton() {
  return (
    <Stack $gap={56} role="status">
      <VisuallyHidden>{controls.loading}</VisuallyHidden>
      <Stack $gap={24} aria-hidden="true">
        <SkeletonLine width="min(480px, 80%)" height="56px" />
        <SkeletonLine width="min(600px, 100%)" height="24px" />
      </Stack>
      <SubcategoryGrid aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Stack key={index} $gap={24} data-testid="skeleton-card">
            <SkeletonLine width="240px" height="44px" />
            {TOPIC_WIDTHS.map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
          </Stack>
        ))}
      </SubcategoryGrid>
    </Stack>
  );
}

/** The next category in the help center's order; after the last, the first. */
export const categoryAfter = (categories: readonly HelpCategory[], id: Id) => {
  const index = categories.findIndex((category) => category.id === id);
  const inOrder = [...categories.slice(index + 1), ...categories];
  return inOrder.find((category) => category.id !== id);
};

function NextCategory({ currentId }: { currentId: Id }) {
  const { data = [] } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const next = categoryAfter(data, currentId);
  const { category: label } = nextStepStrings;
  return (
    <NextStep
      offer="support"
      next={next && { label, title: next.name, to: paths.helpCategory(next.id) }}
    />
  );
}

const End = styled.div`
  margin-top: ${space.section};
`;

const FailedPage = styled(Container)`
  padding-block: clamp(48px, 5.6vw, 88px) ${space.section};
`;

const Page = styled(Container)`
  padding-block: 36px ${space.section};
`;

const Header = styled(Stack)`
  padding-block: 28px 56px;
`;

export function HelpCategoryPage() {
  const { id = '' } = useParams();
  const result = useReadOnce(helpCenterApi.endpoints.getHelpCategory, id);
  const { data: category, isError, refetch } = result;

  if (isError) {
    const error = asApiError(result.error);
    const title = words.error(error.message || words.unknownError);
    return (
      <FailedPage>
        <PageMeta title={title} description={title} />
        <ErrorState
          title={title}
          headingLevel={1}
          actions={
            <>
              <ButtonLink to={paths.helpCenter}>{helpCenterStrings.back}</ButtonLink>
              {error.status !== 404 && (
                <Button variant="secondary" onClick={refetch}>
                  {words.tryAgain}
                </Button>
              )}
            </>
          }
        />
      </FailedPage>
    );
  }
  const name = category?.name ?? words.loading;
  return (
    <Page>
      <PageMeta
        title={name}
        section={helpCenterStrings.section}
        description={category?.description || words.description(name)}
        path={paths.helpCategory(id)}
      />
      <Breadcrumb
        items={[{ label: helpCenterStrings.name, to: paths.helpCenter }, { label: name }]}
      />
      <Header as="header" $gap={24}>
        <LoadingTitle title={category && name} loading={words.loading} />
        {category && (
          <Split $ratio="1:1" $gap={24} $columnGap={64} $align="center">
            <Lead>{category.description}</Lead>
            <TopicFilter />
          </Split>
        )}
      </Header>
      {category ? (
        <>
          <Subcategories category={category} />
          <End>
            <NextCategory currentId={category.id} />
          </End>
        </>
      ) : (
        <CategorySkeleton />
      )}
    </Page>
  );
}

export const helpCategoryPage: PageModule = { Page: HelpCategoryPage, api: helpCenterApi };
