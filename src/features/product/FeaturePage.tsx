import { styled } from 'styled-components';
import { featureStrings } from '../../strings/features/featureStrings.ts';
import { featurePageStrings } from '../../strings/features/shared.ts';
import { featureNames } from '../../strings/navigation.ts';
import { paths, type FeatureSlug } from '../../contract/paths.ts';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, type Hue } from '../../theme/tokens.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { FeatureBenefits } from './FeatureBenefits.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { FeatureIntro } from './FeatureIntro.tsx';
import { FeatureHero } from './FeatureHero.tsx';
import { FeatureExample } from './FeatureExample.tsx';
import { featureLayouts } from './featureLayouts.ts';
import { FeatureReading } from './FeatureReading.tsx';
import { FeatureScenes } from './FeatureScenes.tsx';

// A feature keeps its hue all the way down its page.
const InHue = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

/** Any of the eight feature pages (spec §2): one template; words and pictures by the feature that the address names. */
export function FeaturePage() {
  const feature = useRouteParam('feature') as FeatureSlug;
  const strings = featureStrings[feature];
  const layout = featureLayouts[feature];

  const cards = <FeatureCards key="cards" cards={strings.cards} layout={layout.cards} />;
  const scenes = <FeatureScenes key="scenes" scenes={strings.scenes} layout={layout.scenes} />;
  const [first, second] = layout.scenesFirst ? [scenes, cards] : [cards, scenes];

  return (
    <InHue $hue={featureHues[feature]}>
      <PageMeta {...strings.meta} path={paths.feature(feature)} />
      <FeatureIntro name={featureNames[feature]} hero={strings.hero} />
      <FeatureHero feature={feature} scene={layout.scene} />
      <Section>{first}</Section>
      <Section $flush>{second}</Section>
      <Section $flush>
        <Reveal>
          <FeatureExample example={strings.example} />
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
        <Wrap>
          <DiscoverMore currentFeature={feature} title={featurePageStrings.discoverTitle} />
        </Wrap>
      </Section>
      <ClosingBanner
        {...strings.closing}
        action={<SignUpButton variant="lit">{featurePageStrings.getStarted}</SignUpButton>}
      />
    </InHue>
  );
}

export const featurePage: PageModule = { Page: FeaturePage };
