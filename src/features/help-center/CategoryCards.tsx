import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import type { HelpCategory } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { controls } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { HelpCard, HelpCardGrid, HelpCardSkeletons } from './HelpCard.tsx';
import { categoryIcon } from './categoryIcon.tsx';
import { helpCenterApi } from './helpCenterApi.ts';
import { cardText, categoryName } from './helpTexts.ts';

const { home } = helpCenterStrings;

// The hidden words are placed against it.
const Loading = styled.div`
  position: relative;
`;

/** "Read more" opens an article. A category without one opens its list of topics. */
const linkOf = ({ slug, id }: HelpCategory) => {
  if (slug !== '') return { to: paths.helpArticle(slug), label: controls.readMore };
  return id === '' ? undefined : { to: paths.helpCategory(id), label: home.browse };
};

function CategoryCard({ category, index }: { category: HelpCategory; index: number }) {
  const name = categoryName(category);
  return (
    <HelpCard
      index={index}
      title={name}
      text={cardText(category)}
      icon={categoryIcon(name)}
      headingLevel={2}
      link={linkOf(category)}
    />
  );
}

/** Every category of the help center. */
export function CategoryCards() {
  const result = useReadOnce(helpCenterApi.endpoints.getHelpCategories);

  if (result.isLoading) {
    return (
      <Loading role="status">
        <VisuallyHidden>{home.loading}</VisuallyHidden>
        <HelpCardSkeletons />
      </Loading>
    );
  }
  if (result.isError) return <QueryError onTryAgain={result.refetch} />;
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
