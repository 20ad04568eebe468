import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/paths.ts';
import { SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import { featureReading, type FeatureStrings } from '../../strings/features/featureStrings.ts';
import { color, media, radius, shadow, size } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Container, Grid, Split, Stack } from '../../ui/Layout.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { CardBody, H2, H4, Lead } from '../../ui/Text.tsx';
import { WallText } from './FeatureScenes.tsx';

const Wall = styled(SceneFrame)`
  --text2: ${color.inkOnTint};
`;

const ExampleRows = styled.ul`
  margin-bottom: ${size.sill};
  padding: 8px clamp(20px, 3vw, 44px);
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.white};
  box-shadow: ${shadow.sh3};

  ${media.md} {
    display: grid;
    grid-template-columns: 3fr 6fr auto;
  }
`;

const ExampleRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: baseline;
  justify-content: space-between;
  padding: 1.5rem 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
  /* On a phone the figure is beside the title, if both fit. */
  > p:first-of-type {
    flex-basis: 100%;
    order: 1;
  }
  ${media.md} {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;

    > p:first-of-type {
      order: 0;
    }
  }
`;

const Figure = styled.p`
  ${type.h4}
  color: var(--deep);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

export function FeatureExample({ title, lead, rows }: FeatureStrings['example']) {
  return (
    <Container>
      <Wall>
        <Split $ratio="4:8" $gap={28} $columnGap={56}>
          <WallText>
            <H2>{title}</H2>
            <Lead>{lead}</Lead>
          </WallText>
          <ExampleRows>
            {rows.map((row) => (
              <ExampleRow key={row.title}>
                <H4 as="h3">{row.title}</H4>
                <CardBody>{row.text}</CardBody>
                <Figure>{row.figure}</Figure>
              </ExampleRow>
            ))}
          </ExampleRows>
        </Split>
      </Wall>
    </Container>
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
              <CardBody>{text}</CardBody>
            </Benefit>
          ))}
        </Grid>
      </Split>
    </Container>
  );
}

const Reading = styled.span`
  display: grid;
  grid-template-columns: 4rem 1fr;
  align-items: baseline;
`;

const Kind = styled.small`
  ${type.small}
  color: ${color.ink3};
`;

const Words = styled(Voice)`
  margin-bottom: 2.5rem;

  blockquote {
    ${type.lead}
  }
`;

export function FeatureReading({ feature }: { feature: FeatureSlug }) {
  return (
    <Container>
      <Split $ratio="4:8" $gap="2rem" $columnGap={64}>
        <H2>{featureReading.title}</H2>
        <div>
          <Words {...featureReading.voices[feature]} />
          <ul>
            {featureReading.items[feature].map(({ kind, title, to }) => (
              <li key={to}>
                <LinkRow to={to}>
                  <Reading>
                    <Kind>{kind}</Kind> {title}
                  </Reading>
                </LinkRow>
              </li>
            ))}
          </ul>
        </div>
      </Split>
    </Container>
  );
}
