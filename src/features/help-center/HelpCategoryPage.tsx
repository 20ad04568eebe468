import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError, readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { useAppDispatch } from '../../store/hooks';
import { space } from '../../theme/tokens';
import { ArrivingTitle } from '../../ui/ArrivingTitle';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { Lead } from '../../ui/Text';
import { CategoryFailed } from './CategoryFailed';
import { CategorySkeleton } from './CategorySkeleton';
import { useGetHelpCategoryQuery } from './helpCenterApi';
import { categoryLeft } from './helpCategorySlice';
import { categoryName } from './helpTexts';
import { Subcategories } from './Subcategories';
import { TopicFilter } from './TopicFilter';

const words = helpCenterCopy.category;

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

/** What was typed to filter one category means nothing in the next. */
const useUnfilteredOnLeaving = (id: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(categoryLeft()), [dispatch, id]);
};

/** A help category: its subcategories with their topics, and a filter over them (spec §2, Help category). */
export function HelpCategoryPage() {
  const { id = '' } = useParams();
  // Not `data`, which is the last category's until this one has arrived.
  const { currentData: category, error, refetch } = useGetHelpCategoryQuery(id);
  useUnfilteredOnLeaving(id);

  if (readStatus({ data: category, error }) === 'failed') {
    return <CategoryFailed error={asApiError(error)} onTryAgain={() => void refetch()} />;
  }
  const name = category ? categoryName(category) : words.loading;
  return (
    <Page>
      <PageMeta
        title={name}
        description={category?.description || words.description(name)}
        path={paths.helpCategory(id)}
      />
      <Breadcrumb items={[{ label: helpCenterCopy.name, to: paths.helpCenter }, { label: name }]} />
      <Head>
        <ArrivingTitle title={category && name} loading={words.loading} />
        {category?.description && <Lead>{category.description}</Lead>}
        {category && (
          <FilterPlace>
            <TopicFilter />
          </FilterPlace>
        )}
      </Head>
      {category ? <Subcategories category={category} /> : <CategorySkeleton />}
    </Page>
  );
}
