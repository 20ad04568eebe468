import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { HelpCategory } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, type Hue } from '../../theme/tokens.ts';
import { controlStyles } from '../../ui/Field.tsx';
import { hueAt } from '../../ui/hueFor.ts';
import { useEarlyInput } from '../../ui/hydration.ts';
import { Grid } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { H4, VisuallyHidden } from '../../ui/Text.tsx';
import {
  filterChanged,
  selectShownSubcategories,
  selectTopicFilter,
  type ShownSubcategory,
} from './helpCategorySlice.ts';
import { TintTile } from './HelpCard.tsx';
import { TopicList } from './TopicList.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

const words = helpCenterStrings.category;

const FilterBox = styled.div`
  position: relative;

  @media (scripting: none) {
    display: none;
  }
`;

const Icon = styled(Search)`
  position: absolute;
  top: calc(50% - 10px);
  left: 18px;
  color: ${color.ink2};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyles}

  &,
  &:focus,
  &:focus-visible {
    padding-left: 50px;
  }
  /* The browser's button, in its own blue; Escape clears the field. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export function TopicFilter() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const filter = useAppSelector(selectTopicFilter);
  useEarlyInput(field);
  return (
    <FilterBox role="search">
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={words.filter}
        placeholder={helpCenterStrings.search.placeholder}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.target.value))}
      />
    </FilterBox>
  );
}

/** An odd last part fills its row. */
export const SubcategoryGrid = styled(Grid).attrs({ $gap: '48px 64px', $md: 2 })`
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;

    ul {
      columns: 2 24rem;
      column-gap: 64px;
    }
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

  h2 {
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
`;

function Subcategory({ subcategory }: { subcategory: ShownSubcategory }) {
  const headingId = useId();
  return (
    <Part $hue={hueAt(subcategory.index)} aria-labelledby={headingId}>
      <Head>
        <TintTile size={44} name={subcategory.name} />
        <H4 as="h2" id={headingId}>
          {subcategory.name}
        </H4>
      </Head>
      <TopicList topics={subcategory.topics} />
    </Part>
  );
}

export function Subcategories({ category }: { category: HelpCategory }) {
  const shown = useAppSelector((state) => selectShownSubcategories(state, category));
  const filter = useAppSelector(selectTopicFilter);
  useFocusWhenLost(filter);
  const count = shown.reduce((sum, { topics }) => sum + topics.length, 0);
  const link =
    filter.trim() === ''
      ? { to: paths.helpCenter, label: helpCenterStrings.back }
      : { to: paths.helpCategory(category.id), label: words.showAll };
  return (
    <>
      <div role="status">
        {count === 0 ? (
          <EmptyState title={words.empty} link={link} />
        ) : (
          <VisuallyHidden>{words.count(count)}</VisuallyHidden>
        )}
      </div>
      <SubcategoryGrid>
        {shown.map((subcategory) => (
          <Subcategory key={subcategory.index} subcategory={subcategory} />
        ))}
      </SubcategoryGrid>
    </>
  );
}
