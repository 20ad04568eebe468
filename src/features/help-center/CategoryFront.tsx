import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HelpCategory } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { darkGround, iconBox, type } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { Wide } from '../../ui/Layout.tsx';
import { selectTopicFilter } from './helpCategorySlice.ts';
import { firstTopic } from './MoreArticles.tsx';

const FRAME = '8px';
/** How far the sill is wider than the window, on each side. */
const LEDGE = '14px';

// The text stands on the edges of the list below, except on phones.
const Wall = styled.div`
  ${darkGround}
  display: grid;
  gap: 28px 64px;
  margin: 16px 0 clamp(2rem, 4vw, 3.5rem);
  padding: 20px max(clamp(20px, var(--gutter) - 12px, 32px), (100% - ${size.contentMax}) / 2)
    clamp(24px, 3vw, 40px);
  border-radius: ${radius.stage};
  background: linear-gradient(${color.duskDeep}, ${color.dusk800} 50%, ${color.duskLine});
  overflow: hidden;

  /* The breadcrumb. */
  nav ol {
    color: ${color.onDusk2};
  }
  nav :is(a:hover, [aria-current]) {
    color: ${color.onDusk};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  gap: 16px;

  > [role='search'] {
    margin-top: 8px;
  }
`;

const Window = styled.article<{ $panes: number }>`
  --bar: 4px;
  --transom: 32px;
  position: relative;
  display: flex;
  flex-direction: column;
  align-self: end;
  min-height: clamp(10rem, 17.5vw, 15.75rem);
  margin: 0 ${LEDGE};
  padding: calc(var(--transom) + var(--bar)) 0 ${size.sill};
  border: solid ${color.onDusk};
  border-width: ${FRAME} ${FRAME} 0;
  forced-color-adjust: none;
  color: ${color.ink};
  overflow-wrap: anywhere;
  /* The bar above the large pane, and small panes over it: one for each article. */
  background:
    linear-gradient(${color.onDusk} 0 0) 0 var(--transom) / 100% var(--bar) no-repeat,
    repeating-linear-gradient(
        90deg,
        ${color.onDusk} 0 var(--bar),
        transparent 0 calc(100% / ${({ $panes }) => $panes})
      )
      calc(-1 * var(--bar)) 0 / calc(100% + var(--bar)) var(--transom) no-repeat,
    linear-gradient(${color.litSoft} var(--transom), ${color.lit} 0);

  ${media.md} {
    --transom: 48px;
  }

  /* The words keep their place while the visitor types. */
  &[hidden] {
    display: none;

    ${media.lg} {
      display: flex;
      visibility: hidden;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto calc(-1 * ${FRAME} - ${LEDGE}) 0;
    height: ${size.sill};
    background: ${color.onDusk};
    pointer-events: none;
  }
  /* The frame belongs to the link. */
  a::after {
    inset: calc(-1 * ${FRAME}) calc(-1 * ${FRAME}) 0;
    border-radius: 0;
  }
`;

const Pane = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: clamp(1rem, 1.4vw, 1.25rem) clamp(18px, 2vw, 28px);
  text-wrap: balance;

  > :first-child {
    ${type.h3}
  }
`;

const Action = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-top: auto;
  padding-top: clamp(6px, 1vw, 14px);
  font-weight: 580;

  > span {
    ${iconBox('2.5rem')}
    border-radius: ${radius.tile};
    background: ${color.dusk};
    color: ${color.white};
  }
`;

const MOST_PANES = 16;

function StartWindow({ category: { subcategories } }: { category: HelpCategory }) {
  const isFiltered = useAppSelector(selectTopicFilter).trim() !== '';
  const start = firstTopic(subcategories);
  if (!start) return null;
  const count = subcategories.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <Window $panes={Math.min(count, MOST_PANES)} hidden={isFiltered} data-screen-only>
      <Pane>
        <p>{start.title}</p>
        {start.subtitle && <p>{start.subtitle}</p>}
        <Action>
          <CardLink to={paths.helpArticle(start.slug)}>{helpCenterStrings.category.start}</CardLink>
          <span aria-hidden="true">
            <ArrowRight size={20} strokeWidth={2} />
          </span>
        </Action>
      </Pane>
    </Window>
  );
}

interface CategoryFrontProps {
  category: HelpCategory | undefined;
  breadcrumb: ReactNode;
  children: ReactNode;
}

/** The head of a category in the evening, with its first article behind a lit window. */
export function CategoryFront({ category, breadcrumb, children }: CategoryFrontProps) {
  return (
    <Wide as="header">
      <Wall>
        {breadcrumb}
        <Words>{children}</Words>
        {category && <StartWindow category={category} />}
      </Wall>
    </Wide>
  );
}
