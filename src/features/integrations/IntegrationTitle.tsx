import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.ts';
import type { CardHeadingLevel } from '../../ui/MediaCard.tsx';
import { H4 } from '../../ui/Text.tsx';
import { hueOfGroup } from './hueOfGroup.ts';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  overflow-wrap: anywhere;
`;

interface IntegrationTitleProps {
  integration: Integration;
  headingLevel: CardHeadingLevel;
}

/** Its name, which links to its article, and what it is, in the color of its group. */
export function IntegrationTitle({ integration, headingLevel }: IntegrationTitleProps) {
  const { name, article, kind, group } = integration;
  return (
    <Title>
      <H4 as={`h${headingLevel}`}>
        {article ? <CardLink to={paths.helpArticle(article)}>{name}</CardLink> : name}
      </H4>
      {kind && <Badge hue={hueOfGroup(group)}>{kind}</Badge>}
    </Title>
  );
}
