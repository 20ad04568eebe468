import { styled } from 'styled-components';
import { readStatus } from '../../api/readStatus';
import type { HelpCategory } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { helpCenterCopy } from '../../copy/help-center';
import { EmptyState } from '../../ui/EmptyState';
import { HelpCategoryCard } from '../../ui/HelpCategoryCard';
import { ReadFailed } from '../../ui/ReadFailed';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { categoryIcon } from './categoryIcon';
import { useGetHelpCategoriesQuery } from './helpCenterApi';
import { HelpCardGrid } from './HelpCardGrid';
import { HelpCardSkeletons } from './HelpCardSkeletons';
import { categoryName, categoryText } from './helpTexts';

const { home } = helpCenterCopy;

// The hidden words are placed against it.
const Loading = styled.div`
  position: relative;
`;

/** "Read more" leads to an article (spec §2); a category that is none is a list of topics to browse. */
const linkOf = ({ slug, id }: HelpCategory) => {
  if (slug !== '') return { to: paths.helpArticle(slug) };
  return id === '' ? {} : { to: paths.helpCategory(id) };
};

function CategoryCard({ category, index }: { category: HelpCategory; index: number }) {
  const name = categoryName(category);
  return (
    <HelpCategoryCard
      index={index}
      title={name}
      text={categoryText(category)}
      icon={categoryIcon(name)}
      headingLevel={2}
      {...linkOf(category)}
    />
  );
}

/** Every category of the help center. */
export function CategoryCards() {
  const result = useGetHelpCategoriesQuery();

  const status = readStatus(result);
  if (status === 'loading') {
    return (
      <Loading role="status">
        <VisuallyHidden>{home.loading}</VisuallyHidden>
        <HelpCardSkeletons />
      </Loading>
    );
  }
  if (status === 'failed') return <ReadFailed onTryAgain={() => void result.refetch()} />;
  const categories = result.data?.filter((category) => categoryName(category) !== '') ?? [];
  if (categories.length === 0) return <EmptyState title={home.empty} text={home.emptyText} />;
  return (
    <HelpCardGrid>
      {categories.map((category, index) => (
        <li key={`${index} ${category.id}`}>
          <CategoryCard category={category} index={index} />
        </li>
      ))}
    </HelpCardGrid>
  );
}
