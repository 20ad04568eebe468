import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, radius } from '../../theme/tokens.ts';
import { CardLink } from '../../ui/CardLink.ts';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { H4 } from '../../ui/Text.tsx';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  overflow-wrap: anywhere;
`;

const Kind = styled.p`
  ${hueColors(featureHues.integrations)}
  padding: 0 9px;
  border-radius: ${radius.badge};
  background: var(--tint);
  color: var(--deep);
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.5rem;
`;

interface IntegrationTitleProps {
  integration: Integration;
  headingLevel: CardHeadingLevel;
}

/** Its name, which links to its article, and what it is. */
export function IntegrationTitle({ integration, headingLevel }: IntegrationTitleProps) {
  const { name, article, kind } = integration;
  return (
    <Title>
      <H4 as={`h${headingLevel}`}>
        {article ? <CardLink to={paths.helpArticle(article)}>{name}</CardLink> : name}
      </H4>
      {kind && <Kind>{kind}</Kind>}
    </Title>
  );
}
