import { ArrowUpRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius, shadow, type Hue } from '../../theme/tokens.ts';
import { AppLink, stretchedLink } from '../../ui/AppLink.tsx';
import { hueFor } from '../../ui/hueFor.ts';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { H4 } from '../../ui/Text.tsx';
import { useImageFailure } from '../../ui/useImageFailure.ts';

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: 18px;
  height: 100%;
  min-height: 13rem;
  padding: 1.875rem 32px 2rem;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};

  &:has(a):hover {
    box-shadow: ${shadow.hairHover};
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.ink3};
`;

const ArticleLink = styled(AppLink)`
  ${stretchedLink}
`;

const LOGO_SIZE = 60;

const Logo = styled.img`
  width: ${LOGO_SIZE}px;
  height: ${LOGO_SIZE}px;
  border-radius: ${radius.control};
  object-fit: contain;
`;

const Tile = styled.span<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  display: grid;
  place-items: center;
  width: ${LOGO_SIZE}px;
  height: ${LOGO_SIZE}px;
  border-radius: ${radius.control};
  background: var(--tint);
  color: var(--deep);
  font-size: 1.625rem;
  font-weight: 600;
  line-height: 1;
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  color: ${color.ink2};
  font-size: 1rem;
  line-height: 1.5;
`;

function IntegrationLogo({ name, src }: { name: string; src: string }) {
  const { hasFailed, imageRef, handleError } = useImageFailure(src);
  if (hasFailed) {
    return (
      <Tile $hue={hueFor(name)} aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase()}
      </Tile>
    );
  }
  return (
    <Logo
      ref={imageRef}
      src={src}
      alt=""
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      loading="lazy"
      decoding="async"
      onError={handleError}
    />
  );
}

export interface IntegrationCardProps {
  integration: Integration;
  headingLevel: CardHeadingLevel;
}

/** An app that connects: its logo, or its initial on a tint, its name, what it does, and the way to its help article. */
export function IntegrationCard({ integration, headingLevel }: IntegrationCardProps) {
  const { name, description, logo_url, article } = integration;
  return (
    <Card>
      <Top>
        <IntegrationLogo name={name} src={logo_url} />
        {article && <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />}
      </Top>
      <Words>
        <H4 as={`h${headingLevel}`}>
          {article ? <ArticleLink to={paths.helpArticle(article)}>{name}</ArticleLink> : name}
        </H4>
        {description && <Text>{description}</Text>}
      </Words>
    </Card>
  );
}
