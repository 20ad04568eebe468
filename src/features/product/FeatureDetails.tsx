import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/paths.ts';
import { featureReading, type FeatureStrings } from '../../strings/features/featureStrings.ts';
import { media } from '../../theme/media.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { color, space } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Container, Grid, Split, SplitHead, Stack } from '../../ui/Layout.tsx';
import { Body, H2, H4, Lead } from '../../ui/Text.tsx';

const ExampleRows = styled.ul`
  padding: 8px clamp(24px, 4vw, 56px);
  ${cardFrame}
`;

const ExampleRow = styled.li`
  display: grid;
  gap: 8px;
  padding: 1.625rem 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    grid-template-columns: 3fr 6fr 3fr;
    column-gap: 24px;
    align-items: baseline;
  }
  ${media.lg} {
    column-gap: 40px;
  }
`;

const Text = styled(Body)`
  font-size: 1rem;
`;

const Figure = styled.p`
  ${type.h4}
  color: var(--deep);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.md} {
    text-align: end;
  }
`;

export function FeatureExample({ title, lead, rows }: FeatureStrings['example']) {
  return (
    <Grid as={Container} $gap={space.headToBody}>
      <SplitHead>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </SplitHead>
      <ExampleRows>
        {rows.map((row) => (
          <ExampleRow key={row.title}>
            <H4 as="h3">{row.title}</H4>
            <Text>{row.text}</Text>
            <Figure>{row.figure}</Figure>
          </ExampleRow>
        ))}
      </ExampleRows>
    </Grid>
  );
}

const Benefit = styled(Stack).attrs({ as: 'li', $gap: 8 })`
  align-content: start;
  padding: 1.625rem 0 2.125rem;
  border-top: 1px solid ${color.line2};

  p {
    max-width: 29.5em;
  }
`;

export function FeatureBenefits({ title, items }: FeatureStrings['benefits']) {
  return (
    <Container>
      <Split $ratio="4:8" $gap={40} $columnGap={64}>
        <H2>{title}</H2>
        <Grid as="ul" $gap="0 48px" $md={2}>
          {Object.entries(items).map(([itemTitle, text]) => (
            <Benefit key={itemTitle}>
              <H4 as="h3">{itemTitle}</H4>
              <Text>{text}</Text>
            </Benefit>
          ))}
        </Grid>
      </Split>
    </Container>
  );
}

const ReadingLink = styled(AppLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1.25rem;
  align-items: baseline;
  padding-block: 1.375rem;
  border-top: 1px solid ${color.line2};

  small {
    grid-column: 1 / -1;
    ${type.small}
    color: ${color.ink3};
  }
  ${media.md} {
    grid-template-columns: 4rem minmax(0, 1fr) auto;

    small {
      grid-column: auto;
    }
  }
  span {
    ${type.h4}
  }
  svg {
    align-self: center;
  }
  &:hover span {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

export function FeatureReading({ feature }: { feature: FeatureSlug }) {
  return (
    <Container>
      <Split $ratio="4:8" $gap="2rem" $columnGap={64}>
        <H2>{featureReading.title}</H2>
        <ul>
          {featureReading.items[feature].map(({ kind, title, to }) => (
            <li key={to}>
              <ReadingLink to={to}>
                <small>{kind}</small> <span>{title}</span>
                <ArrowRight size={20} strokeWidth={2} aria-hidden="true" />
              </ReadingLink>
            </li>
          ))}
        </ul>
      </Split>
    </Container>
  );
}
