import { styled } from 'styled-components';
import { FEATURES } from '../../contract/navigation.ts';
import { FEATURE_SLUGS, type FeatureSlug, paths } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import {
  featurePageStrings,
  featureReading,
  featureStrings,
  type FeatureStrings,
} from '../../strings/features/featureStrings.ts';
import { hueColors, type } from '../../theme/mixins.ts';
import { color, featureHues, type Hue, media, radius, shadow, size } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/AppLink.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { Cluster, Container, Grid, PageHeader, Section, Split, Stack } from '../../ui/Layout.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardBody, Display2, Eyebrow, H2, H4, Lead } from '../../ui/Text.tsx';
import { FeatureHero } from './FeatureHero.tsx';
import { featureLayouts } from './featureLayouts.ts';
import { FeatureCards, FeatureScenes, WallText } from './FeatureScenes.tsx';

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

function FeatureExample({ title, lead, rows }: FeatureStrings['example']) {
  return (
    <Container>
      <Wall>
        <Split $ratio="4:8" $gap={28} $columnGap={56}>
          <WallText>
            <H2>{title}</H2>
            <Lead>{lead}</Lead>
          </WallText>
          <ExampleRows>
            {Object.entries(rows).map(([rowTitle, { text, figure }]) => (
              <ExampleRow key={rowTitle}>
                <H4 as="h3">{rowTitle}</H4>
                <CardBody>{text}</CardBody>
                <Figure>{figure}</Figure>
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
  background: linear-gradient(var(--deep), var(--deep)) 0 0 / 2.5rem 3px no-repeat;
`;

function FeatureBenefits({ title, items }: FeatureStrings['benefits']) {
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
  gap: 2rem;
  margin-bottom: 2.5rem;
  max-width: none;
  padding: clamp(24px, 3vw, 44px);
  border-radius: ${radius.card};
  background: var(--tint);

  blockquote {
    ${type.h3}
  }
  img {
    box-shadow: 0 0 0 4px ${color.white};
  }
`;

function FeatureReading({ feature }: { feature: FeatureSlug }) {
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

const HueContext = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

// On phones with the same line breaks in the web font and in its fallback.
const Title = styled(Display2)`
  ${media.belowMd} {
    letter-spacing: -0.045em;
  }
`;

export function FeaturePage({ feature }: { feature: FeatureSlug }) {
  const { meta, hero, closing, ...strings } = featureStrings[feature];
  const layout = featureLayouts[feature];
  const cards = <FeatureCards cards={strings.cards} layout={layout} />;
  const scenes = <FeatureScenes scenes={strings.scenes} panels={layout.panels} />;
  return (
    <HueContext $hue={featureHues[feature]}>
      <PageMeta {...meta} path={paths.feature(feature)} />
      <PageHeader>
        <Container>
          <Split $ratio="7:5" $gap={24} $columnGap={56} $align="end">
            <Stack $gap={22}>
              <Eyebrow>{FEATURES[feature].label}</Eyebrow>
              <Title>{hero.title}</Title>
            </Stack>
            <Stack $gap={28}>
              <Lead>{hero.lead}</Lead>
              <Cluster $gap="12px clamp(20px, 2vw, 28px)">
                <SignUpButton>{featurePageStrings.getStarted}</SignUpButton>
                <TextLink to={paths.requestDemo}>{featurePageStrings.requestDemo}</TextLink>
              </Cluster>
            </Stack>
          </Split>
        </Container>
      </PageHeader>
      <FeatureHero feature={feature} />
      <Section>{layout.panelsFirst ? scenes : cards}</Section>
      <Section $flush>{layout.panelsFirst ? cards : scenes}</Section>
      <Section $flush>
        <Reveal>
          <FeatureExample {...strings.example} />
        </Reveal>
      </Section>
      <Section $flush>
        <Reveal>
          <FeatureBenefits {...strings.benefits} />
        </Reveal>
      </Section>
      <Section $flush>
        <FeatureReading feature={feature} />
      </Section>
      <Section as="nav" $flush aria-label={featurePageStrings.otherFeatures}>
        <Container>
          <DiscoverMore currentFeature={feature} title={featurePageStrings.discoverTitle} />
        </Container>
      </Section>
      <ClosingBanner {...closing} action={featurePageStrings.getStarted} />
    </HueContext>
  );
}

const makePage = (feature: FeatureSlug): PageModule => ({
  Page: () => <FeaturePage feature={feature} />,
});

export const featurePages = new Map(FEATURE_SLUGS.map((slug) => [slug, makePage(slug)]));
