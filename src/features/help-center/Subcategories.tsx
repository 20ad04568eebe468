import { useId } from 'react';
import { styled } from 'styled-components';
import type { HelpCategory } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import type { Hue } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/StateCard.tsx';
import { hueAt } from '../../ui/hueFor.ts';
import { H4, VisuallyHidden } from '../../ui/Text.tsx';
import { TintTile } from '../../ui/TintTile.tsx';
import { selectTopicFilter } from './helpCategorySlice.ts';
import { selectShownSubcategories, type ShownSubcategory } from './helpCenterSelectors.ts';
import { TopicList } from './TopicList.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const words = helpCenterStrings.category;

/** Subcategories in two columns from 768 px. */
export const SubcategoryGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px 64px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.section<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 14px;
`;

const Name = styled(H4)`
  min-width: 0;
  font-size: 1.375rem;
  overflow-wrap: anywhere;
`;

// The hidden words are placed against it.
const Status = styled.div`
  position: relative;
`;

function Subcategory({ subcategory }: { subcategory: ShownSubcategory }) {
  const headingId = useId();
  return (
    <Part $hue={hueAt(subcategory.place)} aria-labelledby={headingId}>
      <Head>
        <TintTile size={44} />
        <Name as="h2" id={headingId}>
          {subcategory.name}
        </Name>
      </Head>
      <TopicList topics={subcategory.topics} />
    </Part>
  );
}

/** Where to go when no topic is left: back to all of them, or to the other categories. */
const useWayOn = (category: HelpCategory) => {
  const filter = useAppSelector(selectTopicFilter);
  if (filter.trim() === '') return { to: paths.helpCenter, label: helpCenterStrings.back };
  return {
    to: paths.helpCategory(category.id),
    label: words.showAll,
  };
};

/** The subcategories that the filter leaves, in two columns, and how many topics that are. */
export function Subcategories({ category }: { category: HelpCategory }) {
  const shown = useAppSelector((state) => selectShownSubcategories(state, category));
  const wayOn = useWayOn(category);
  useFocusWhenLost(useAppSelector(selectTopicFilter));
  const count = shown.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <Status>
      <div role="status">
        {count === 0 ? (
          <EmptyState title={words.empty} link={wayOn} />
        ) : (
          <VisuallyHidden>{words.count(count)}</VisuallyHidden>
        )}
      </div>
      <SubcategoryGrid>
        {shown.map((subcategory) => (
          <Subcategory key={subcategory.place} subcategory={subcategory} />
        ))}
      </SubcategoryGrid>
    </Status>
  );
}
