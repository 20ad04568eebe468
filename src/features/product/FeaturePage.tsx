import { styled } from 'styled-components';
import { featureStrings } from '../../strings/features/featureStrings.ts';
import { featurePageStrings } from '../../strings/features/shared.ts';
import { featureNames } from '../../strings/navigation.ts';
import { paths, type FeatureSlug } from '../../contract/paths.ts';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, type Hue } from '../../theme/tokens.ts';
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
import { FeatureScenes } from './FeatureScenes.tsx';

// A feature keeps its hue all the way down its page.
const InHue = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

/** Any of the eight feature pages (spec §2): one template; words and pictures by the feature that the address names. */
export function FeaturePage() {
  const feature = useRouteParam('feature') as FeatureSlug;
  const copy = featureStrings[feature];
  const look = featureLayouts[feature];

  const cards = <FeatureCards key="cards" cards={copy.cards} look={look.cards} />;
  const walls = <FeatureScenes key="walls" walls={copy.walls} look={look.walls} />;
  const [first, second] = look.wallsFirst ? [walls, cards] : [cards, walls];

  return (
    <InHue $hue={featureHues[feature]}>
      <PageMeta {...copy.meta} path={paths.feature(feature)} />
      <FeatureIntro name={featureNames[feature]} hero={copy.hero} />
      <FeatureHero feature={feature} scene={look.scene} />
      <Section>{first}</Section>
      <Section $flush>{second}</Section>
      <Section $flush>
        <Reveal>
          <FeatureExample ledger={copy.ledger} />
        </Reveal>
      </Section>
      <Section $flush>
        <Reveal>
          <FeatureBenefits {...copy.benefits} />
        </Reveal>
      </Section>
      <Section as="nav" $flush aria-label={featurePageStrings.otherFeatures}>
        <Wrap>
          <DiscoverMore currentFeature={feature} title={featurePageStrings.discoverTitle} />
        </Wrap>
      </Section>
      <ClosingBanner
        {...copy.closing}
        action={<SignUpButton variant="lit">{featurePageStrings.getStarted}</SignUpButton>}
      />
    </InHue>
  );
}
