import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { featureCopies } from '../../copy/features/featureCopies';
import { featurePageCopy } from '../../copy/features/shared';
import { featureNames } from '../../copy/navigation';
import { paths, type FeatureSlug } from '../../contract/paths';
import { doorColors } from '../../theme/mixins';
import { DiscoverMore } from '../../ui/DiscoverMore';
import { Section, Wrap } from '../../ui/Layout';
import { NightStreet } from '../../ui/NightStreet';
import { PageMeta } from '../../ui/PageMeta';
import { Reveal } from '../../ui/Reveal';
import { SignUpButton } from '../../ui/SignUpButton';
import { featureAt } from './featureAt';
import { FeatureBenefits } from './FeatureBenefits';
import { FeatureCards } from './FeatureCards';
import { FeatureHead } from './FeatureHead';
import { FeatureHouse } from './FeatureHouse';
import { FeatureLedger } from './FeatureLedger';
import { featureLooks } from './featureLooks';
import { FeatureWalls } from './FeatureWalls';

// A feature keeps its door's colours all the way down its page.
const InDoorColors = styled.div<{ $door: FeatureSlug }>`
  ${({ $door }) => doorColors($door)}
`;

/** Any of the eight feature pages (spec §2): one template; words and pictures by the feature that the address names. */
export function FeaturePage() {
  const feature = featureAt(useLocation().pathname);
  const copy = featureCopies[feature];
  const look = featureLooks[feature];

  const cards = <FeatureCards key="cards" cards={copy.cards} look={look.cards} />;
  const walls = <FeatureWalls key="walls" walls={copy.walls} look={look.walls} />;
  const [first, second] = look.wallsFirst ? [walls, cards] : [cards, walls];

  return (
    <InDoorColors $door={feature}>
      <PageMeta {...copy.meta} path={paths.feature(feature)} />
      <FeatureHead name={featureNames[feature]} hero={copy.hero} />
      <FeatureHouse feature={feature} scene={look.scene} />
      <Section>{first}</Section>
      <Section $flush>{second}</Section>
      <Section $flush>
        <Reveal>
          <FeatureLedger ledger={copy.ledger} />
        </Reveal>
      </Section>
      <Section $flush>
        <Reveal>
          <FeatureBenefits {...copy.benefits} />
        </Reveal>
      </Section>
      <Section as="nav" $flush aria-label={featurePageCopy.otherFeatures}>
        <Wrap>
          <DiscoverMore currentFeature={feature} title={featurePageCopy.discoverTitle} />
        </Wrap>
      </Section>
      <NightStreet
        {...copy.closing}
        action={<SignUpButton variant="lit">{featurePageCopy.getStarted}</SignUpButton>}
      />
    </InDoorColors>
  );
}
