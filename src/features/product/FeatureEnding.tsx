import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/navigation.ts';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import { featurePageStrings } from '../../strings/featurePages.ts';
import { type } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { Container, Grid, Section, Stack } from '../../ui/Layout.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { H2 } from '../../ui/Text.tsx';
import type { FeatureLayout } from './featureLayouts.ts';
import { OtherDoors } from './OtherDoors.tsx';

const Reading = styled.span`
  display: grid;
  grid-template-columns: 4rem 1fr;
  align-items: baseline;

  ${media.lg} {
    display: block;
  }
`;

const Kind = styled.small`
  ${type.small}
  display: block;
  color: ${color.ink3};
`;

/** The person stands in a window on the sill, beside their name and below what they say. */
const Words = styled(Voice)`
  ${bottomEdge}
  --inset: clamp(24px, 5vw, 72px);
  grid-template-columns: minmax(0, 1fr) auto;
  gap: clamp(2rem, 4vw, 3.5rem) clamp(16px, 4.45vw, 64px);
  max-width: none;
  padding: var(--inset) var(--inset) 0;
  border-radius: ${radius.card};
  background: var(--tint);

  blockquote {
    ${type.quote}
    grid-column: 1 / -1;
    font-size: clamp(1.75rem, 3.9vw, 3.5rem);
  }
  figcaption {
    display: contents;
  }
  figcaption > :first-child {
    grid-area: 2 / 2;
    align-self: end;
    width: clamp(104px, 16.1vw, 232px);
    height: clamp(120px, 18.9vw, 272px);
    margin-bottom: ${size.sill};
    border: solid ${color.white};
    border-width: clamp(4px, 0.5vw, 7px) clamp(4px, 0.5vw, 7px) 0;
    border-radius: ${radius.control} ${radius.control} 0 0;
  }
  figcaption > :last-child {
    grid-area: 2 / 1;
    align-self: end;
    padding-bottom: calc(var(--inset) + ${size.sill});
  }
  ${media.lg} {
    blockquote {
      grid-area: 1 / 1;
      line-height: 1.14;
    }
    figcaption > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

function FeatureReading({ title, voice, links }: NonNullable<FeatureTexts['reading']>) {
  return (
    <Container>
      <Stack $gap="clamp(1.75rem, 3vw, 2.5rem)">
        <H2>{title}</H2>
        {voice && <Words {...voice} />}
        <Grid as="ul" $gap="0 32px" $lg={3}>
          {links.map((link) => (
            <li key={link.to}>
              <LinkRow to={link.to}>
                <Reading>
                  <Kind>{link.kind}</Kind> {link.title}
                </Reading>
              </LinkRow>
            </li>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}

interface FeatureEndingProps {
  feature: FeatureSlug;
  layout: FeatureLayout;
  reading: FeatureTexts['reading'];
  discover: FeatureTexts['discover'];
}

/** What to read about a feature, and the doors of the other ones, in the order of the feature's layout. */
export function FeatureEnding({ feature, layout, reading, discover }: FeatureEndingProps) {
  const { doorsFirst } = layout;
  const others = discover && (
    <Section as="nav" $flush aria-label={featurePageStrings.otherFeatures}>
      <OtherDoors feature={feature} title={discover.title} />
    </Section>
  );
  const articles = reading && (
    <Section $flush>
      <FeatureReading {...reading} />
    </Section>
  );
  return (
    <>
      {doorsFirst && others}
      {articles}
      {!doorsFirst && others}
    </>
  );
}
