import { styled } from 'styled-components';
import { FEATURES } from '../../contract/navigation.ts';
import { FEATURE_SLUGS, paths, type FeatureSlug } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { featureStrings, featurePageStrings } from '../../strings/features/featureStrings.ts';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, type Hue } from '../../theme/tokens.ts';
import { Display2, Eyebrow, Lead } from '../../ui/Text.tsx';
import { Cluster, Container, PageHeader, Section, SplitHead, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { FeatureBenefits, FeatureExample, FeatureReading } from './FeatureDetails.tsx';
import { FeatureHero } from './FeatureHero.tsx';
import { featureLayouts } from './featureLayouts.ts';
import { FeatureCards, FeatureScenes } from './FeatureScenes.tsx';

const HueContext = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
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
          <SplitHead>
            <Stack $gap={22}>
              <Eyebrow>{FEATURES[feature].label}</Eyebrow>
              <Display2>{hero.title}</Display2>
            </Stack>
            <Stack $gap={28}>
              <Lead>{hero.lead}</Lead>
              <Cluster $gap="12px 28px">
                <SignUpButton>{featurePageStrings.getStarted}</SignUpButton>
                <TextLink to={paths.requestDemo}>{featurePageStrings.requestDemo}</TextLink>
              </Cluster>
            </Stack>
          </SplitHead>
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
