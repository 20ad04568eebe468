import { useId } from 'react';
import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import type { HelpCategory, HelpTopic } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { commonStrings } from '../../strings/common.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { cardFrame, hueColors, type } from '../../theme/mixins.ts';
import { color, type Hue, media, radius } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hueAt } from '../../ui/hueFor.ts';
import { Grid, Stack } from '../../ui/Layout.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { H4, VisuallyHidden } from '../../ui/Text.tsx';
import { CategoryFilm } from './CategoryFilm.tsx';
import {
  selectShownSubcategories,
  selectTopicFilter,
  type ShownSubcategory,
} from './helpCategorySlice.ts';
import { firstTopic } from './MoreArticles.tsx';
import { Sash } from './Sash.ts';
import { TopicList } from './TopicList.tsx';

const strings = helpCenterStrings.category;

/** An item that is alone in the last row fills the row. */
const Columns = styled(Grid).attrs({ $gap: 'clamp(20px, 2.2vw, 32px)', $md: 2 })`
  padding-bottom: clamp(3rem, 5vw, 5rem);

  ${media.md} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;

      ul:has(> :nth-child(2)) {
        columns: 2;
        gap: 0;
      }
      li {
        break-inside: avoid;
      }
    }
  }
`;

const Part = styled.section`
  ${cardFrame}
`;

// Separate from `Part`, because styled-components repeats these styles for each hue.
const Group = styled(Part)<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

const INSET = 'clamp(16px, 1.8vw, 24px)';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 0 14px;
  padding: 0 ${INSET} 6px;
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: var(--tint);
  box-shadow: inset 0 -6px var(--deep);

  h2 {
    flex: 1 1 8rem;
    padding-block: 0.875rem;
    font-size: clamp(1.25rem, 1.6vw, 1.375rem);
    overflow-wrap: anywhere;
  }
  + ul {
    padding-block: 6px 10px;
  }
  + ul > li {
    padding-inline: ${INSET};
  }
  + ul > :first-child {
    border-color: transparent;
  }
`;

// The window is on the sill, above the arrows of the articles.
const Window = styled(Sash)<{ $isLit: boolean }>`
  --bar: 2px;
  ${({ $isLit }) => !$isLit && '--first: none;'}
  align-self: end;
  width: calc(var(--panes) * 12px + 6px);
  height: 40px;
`;

const Count = styled.p`
  ${type.small}
  color: ${color.ink2};
`;

interface SubcategoryProps {
  subcategory: ShownSubcategory;
  start: HelpTopic | undefined;
}

function Subcategory({ subcategory, start }: SubcategoryProps) {
  const headingId = useId();
  const hasStart = subcategory.topics.some((topic) => topic === start);
  return (
    <Group $hue={hueAt(subcategory.index)} aria-labelledby={headingId}>
      <Head>
        <H4 as="h2" id={headingId}>
          {subcategory.name}
        </H4>
        <Count>{helpCenterStrings.articleCount(subcategory.topics.length)}</Count>
        <Window $articles={subcategory.topics.length} $isLit={hasStart} />
      </Head>
      <TopicList topics={subcategory.topics} />
    </Group>
  );
}

/** The groups of a category, with the topics that the filter leaves. */
export function Subcategories({ category }: { category: HelpCategory }) {
  const shown = useAppSelector((state) => selectShownSubcategories(state, category));
  const filter = useAppSelector(selectTopicFilter);
  const count = shown.reduce((sum, { topics }) => sum + topics.length, 0);
  const start = firstTopic(category.subcategories);
  const isWhole = filter.trim() === '';
  const link = isWhole
    ? { to: paths.helpCenter, label: helpCenterStrings.back }
    : { to: paths.helpCategory(category.id), label: strings.showAll };
  return (
    <>
      <div role="status">
        {count === 0 ? (
          <EmptyState title={strings.empty} link={link} />
        ) : (
          <VisuallyHidden>{helpCenterStrings.articleCount(count)}</VisuallyHidden>
        )}
      </div>
      <Columns>
        {shown.map((subcategory) => (
          <Subcategory key={subcategory.index} subcategory={subcategory} start={start} />
        ))}
        {isWhole && <CategoryFilm id={category.id} />}
      </Columns>
    </>
  );
}

const TOPIC_WIDTHS = ['76%', '62%', '84%', '56%'];

export function CategorySkeleton() {
  return (
    <Stack $gap={56} role="status">
      <VisuallyHidden>{commonStrings.loading}</VisuallyHidden>
      <Stack $gap={24} aria-hidden="true">
        <SkeletonLine width="min(480px, 80%)" height="56px" />
        <SkeletonLine width="min(600px, 100%)" height="24px" />
      </Stack>
      <Columns aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Stack key={index} $gap={24} data-testid="skeleton-card">
            <SkeletonLine width="240px" height="44px" />
            {TOPIC_WIDTHS.map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}
