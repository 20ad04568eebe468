import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { space } from '../../theme/tokens.ts';
import { LoadingTitle } from '../../shared/article/LoadingTitle.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Lead } from '../../ui/Text.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { CategoryFailed } from './CategoryFailed.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { categoryName } from './helpTexts.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { categoryAfter } from './helpCenterSelectors.ts';
import { NextStep } from '../../shared/marketing/NextStep.tsx';
import type { Id } from '../../contract/entities.ts';
import { Subcategories } from './Subcategories.tsx';
import { TopicFilter } from './TopicFilter.tsx';

const words = helpCenterStrings.category;

const Page = styled(Wrap)`
  padding-block: 36px ${space.section};
`;

// The title that is out of sight is placed against it.
const Head = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 28px 56px;
`;

const FilterPlace = styled.div`
  padding-top: 8px;
`;

const End = styled.div`
  margin-top: ${space.section};
`;

/** The strip at the end: the category after this one, and a demo. */
function NextCategory({ currentId }: { currentId: Id }) {
  const { data } = useReadOnce(helpCenterApi.endpoints.getHelpCategories);
  const next = categoryAfter(data ?? [], currentId);
  return (
    <NextStep
      offer="demo"
      next={
        next && {
          label: nextStepStrings.category,
          title: categoryName(next),
          to: paths.helpCategory(next.id),
        }
      }
    />
  );
}

/** A help category: its subcategories with their topics, and a filter over them. */
export function HelpCategoryPage() {
  const { id = '' } = useParams();
  const {
    data: category,
    error,
    isError,
    refetch,
  } = useReadOnce(helpCenterApi.endpoints.getHelpCategory, id);

  if (isError) {
    return <CategoryFailed error={asApiError(error)} onTryAgain={refetch} />;
  }
  const name = category ? categoryName(category) : words.loading;
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
      <Head>
        <LoadingTitle title={category && name} loading={words.loading} />
        {category?.description && <Lead>{category.description}</Lead>}
        {category && (
          <FilterPlace>
            <TopicFilter />
          </FilterPlace>
        )}
      </Head>
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

export const helpCategoryPage: PageModule = {
  Page: HelpCategoryPage,
  api: helpCenterApi,
};
