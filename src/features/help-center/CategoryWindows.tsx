import { styled } from 'styled-components';
import type { HelpCategorySummary } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { useTexts } from '../../store/hooks.ts';
import { cards } from '../../strings/cards.ts';
import { helpCenterStrings } from '../../strings/helpCenter.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, size, type Hue } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import { hueAt } from '../../ui/hueFor.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { CardBody, H4, VisuallyHidden } from '../../ui/Text.tsx';
import { cardText } from './HelpCard.tsx';
import { firstTopic } from './MoreArticles.tsx';
import { litGlass, Sash } from './Sash.ts';

const CORNICE = '30px';
const PLINTH = '12px';
/** How far the cornice is wider than the text of the page, on each side. */
const OVERHANG = 'min(var(--gutter) - 12px, 32px)';
/** How far the cornice and the plinth are wider than the wall, on each side. */
const EAVE = 'clamp(2px, 0.5vw, 6px)';
/** How far a sill is wider than its window, on each side. */
const LEDGE = 'clamp(6px, 0.8vw, 10px)';

// The windows are as wide as the text of the other sections. The cornice is as wide as the picture above.
const Wall = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${OVERHANG});
  padding: calc(${CORNICE} + clamp(32px, 3.6vw, 52px)) calc(${OVERHANG})
    calc(${PLINTH} + clamp(32px, 3.6vw, 52px));
  background: linear-gradient(${color.plaster} 0 0) 50% / calc(100% - 2 * ${EAVE}) no-repeat;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${CORNICE};
    /* A row of dentils below the cornice. */
    background:
      linear-gradient(${color.dusk} 0 0) 0 0 / 100% 20px no-repeat,
      linear-gradient(90deg, transparent 6px, ${color.line2} 6px 20px, transparent 20px) 0 100% /
        26px 10px round no-repeat;
  }
  &::after {
    inset: auto 0 0;
    height: ${PLINTH};
    background: ${color.line2};
  }
`;

const Windows = styled(CardGrid)`
  gap: clamp(38px, 4.2vw, 56px) clamp(24px, 2.8vw, 40px);

  ${media.lg} {
    > li:last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
    > li:last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

// The shadow is the lintel.
const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 8px 8px 0;
  background: ${color.white};
  box-shadow: 0 -6px ${color.line2};
  overflow-wrap: anywhere;

  &:hover,
  &:focus-within {
    --glass: ${litGlass};
  }
`;

// Separate from `Box`, because styled-components repeats these styles for each hue.
const Bay = styled(Box)<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

const Window = styled(Sash)`
  height: clamp(32px, 4.6vw, 64px);
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-bottom: auto;
  padding: 18px 16px 20px;
`;

// The name and the link share a line where long names have room.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 2px 16px;

  a {
    color: ${color.ink2};
    font-size: 0.9375rem;
  }
  ${media.md} {
    h2 {
      flex-basis: 100%;
      font-size: 1.375rem;
    }
  }
  ${media.xl} {
    h2 {
      flex-basis: auto;
    }
  }
`;

const Sill = styled.div`
  position: relative;
  z-index: 1;
  min-height: ${size.sill};
  margin: 0 calc(-8px - ${LEDGE}) calc(-1 * ${size.sill});
  background: var(--tint);
  box-shadow: inset 0 -6px var(--deep);

  > a {
    padding: 0.75rem calc(24px + ${LEDGE}) 1.125rem;
    border: 0;
  }
`;

/** A category without an article links to its topics, and says how many it has. */
const linkOf = ({ slug, id, topic_count: count }: HelpCategorySummary, browse: string) => {
  if (slug !== '') return { to: paths.helpArticle(slug), label: cards.readMore };
  if (id === '') return undefined;
  return {
    to: paths.helpCategory(id),
    label: count === 0 ? browse : helpCenterStrings.articleCount(count),
  };
};

function CategoryBay({ category, index }: { category: HelpCategorySummary; index: number }) {
  const { browse } = useTexts('help-center');
  const { name, subcategories, topic_count: count } = category;
  const text = cardText(category);
  const link = linkOf(category, browse);
  const topic = firstTopic(subcategories);
  return (
    <Bay $hue={hueAt(index)}>
      <Window $articles={count} />
      <Words>
        <Head>
          <H4 as="h2">{name}</H4>
          {link && (
            <CardLink to={link.to}>
              {link.label} <VisuallyHidden>{cards.about(name)}</VisuallyHidden>
            </CardLink>
          )}
        </Head>
        {text && <CardBody>{text}</CardBody>}
      </Words>
      <Sill>{topic && <LinkRow to={paths.helpArticle(topic.slug)}>{topic.title}</LinkRow>}</Sill>
    </Bay>
  );
}

/** Shows the categories as windows of a house. */
export function CategoryWindows({ categories }: { categories: readonly HelpCategorySummary[] }) {
  return (
    <Wall>
      <Windows>
        {categories.map((category, index) => (
          <li key={`${index} ${category.id}`}>
            <CategoryBay category={category} index={index} />
          </li>
        ))}
      </Windows>
    </Wall>
  );
}
