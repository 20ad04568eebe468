import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/navigation.ts';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import { featurePageStrings } from '../../strings/featurePages.ts';
import { darkGround, type } from '../../theme/mixins.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { Container, Grid, Section, Stack } from '../../ui/Layout.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { H2 } from '../../ui/Text.tsx';
import type { FeatureLayout } from './featureLayouts.ts';

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

/** Pixels between the columns of the page's heads, where the name of the voice begins. */
const HEAD_GAP = 64;

const Words = styled(Voice)<{ $isDark: boolean | undefined }>`
  --inset: clamp(24px, 5vw, 72px);
  gap: 2rem ${HEAD_GAP}px;
  max-width: none;
  padding: var(--inset);
  border-radius: ${radius.card};
  background: var(--tint);
  ${({ $isDark }) => $isDark && darkGround}

  blockquote {
    ${type.quote}
  }
  /* The ring around the portrait begins where the quotation does. */
  img {
    margin: 4px;
    box-shadow: 0 0 0 4px ${color.white};
  }
  ${media.lg} {
    grid-template-columns:
      calc((100% + 2 * var(--inset) - ${HEAD_GAP}px) * 7 / 12 - var(--inset))
      minmax(0, 1fr);
    align-items: end;
  }
`;

interface FeatureReadingProps extends NonNullable<FeatureTexts['reading']> {
  isDark: boolean | undefined;
}

function FeatureReading({ title, voice, links, isDark }: FeatureReadingProps) {
  return (
    <Container>
      <Stack $gap="clamp(1.75rem, 3vw, 2.5rem)">
        <H2>{title}</H2>
        {voice && <Words {...voice} $isDark={isDark} />}
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
  const { doorsFirst, darkVoice } = layout;
  const others = discover && (
    <Section as="nav" $flush aria-label={featurePageStrings.otherFeatures}>
      <Container>
        <DiscoverMore currentFeature={feature} title={discover.title} />
      </Container>
    </Section>
  );
  const articles = reading && (
    <Section $flush>
      <FeatureReading {...reading} isDark={darkVoice} />
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
