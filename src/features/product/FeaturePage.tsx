import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labelOfPage, type FeatureSlug } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { HeroAction } from '../../shared/marketing/HeroAction.tsx';
import { useTexts } from '../../store/hooks.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, featureHues, type Hue, media } from '../../theme/tokens.ts';
import { Cluster, Container, Grid, PageHeader, Section, Split, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { CardBody, Display2, Eyebrow, H2, H4, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FeatureEnding } from './FeatureEnding.tsx';
import { FeatureHero } from './FeatureHero.tsx';
import { featureLayouts, type SectionName } from './featureLayouts.ts';
import { FeatureCards, FeatureScenes } from './FeatureScenes.tsx';

type SectionTexts<Name extends keyof FeatureTexts> = NonNullable<FeatureTexts[Name]>;

const Benefit = styled(Stack).attrs({ as: 'li', $gap: 8 })`
  align-content: start;
  padding: clamp(1.125rem, 2vw, 1.625rem) 0 clamp(1.5rem, 2.4vw, 2.125rem);
  border-top: 1px solid ${color.line2};
  background: linear-gradient(var(--deep), var(--deep)) 0 0 / 2.5rem 3px no-repeat;
`;

function FeatureBenefits({ title, items, inRow }: SectionTexts<'benefits'> & { inRow?: boolean }) {
  const list = (
    <Grid as="ul" $gap={inRow ? '0 32px' : '0 48px'} $md={2} $lg={inRow ? 4 : 2}>
      {items.map((item) => (
        <Benefit key={item.title}>
          <H4 as="h3">{item.title}</H4>
          <CardBody>{item.text}</CardBody>
        </Benefit>
      ))}
    </Grid>
  );
  if (inRow) {
    return (
      <Container>
        <Stack $gap="clamp(1.75rem, 3vw, 2.5rem)">
          <H2>{title}</H2>
          {list}
        </Stack>
      </Container>
    );
  }
  return (
    <Container>
      <Split $ratio="4:8" $gap={40} $columnGap={64}>
        <H2>{title}</H2>
        {list}
      </Split>
    </Container>
  );
}

const HueContext = styled.div<{ $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
`;

// From 1024 px with the same line breaks in the web font and in its fallback, and from 1440 px on the lines of other sections.
const Head = styled(Split).attrs({
  $ratio: '7:5',
  $gap: 24,
  $columnGap: 'clamp(56px, 4.45vw, 64px)',
  $align: 'end',
})``;

// On phones with the same line breaks in the web font and in its fallback.
const Title = styled(Display2)`
  ${media.belowMd} {
    letter-spacing: -0.045em;
  }
`;

interface FeaturePageProps {
  feature: FeatureSlug;
  /** A part of the product to use, which only this feature has. */
  live?: ReactNode;
  /** A drawing across the page, which only this feature has. */
  drawing?: ReactNode;
}

export function FeaturePage({ feature, live, drawing }: FeaturePageProps) {
  const texts: FeatureTexts = useTexts(`feature-${feature}`);
  const { meta, hero, cards, scenes, benefits, reading, discover, closing } = texts;
  const layout = featureLayouts[feature];
  const label = labelOfPage(useSite().navigation, paths.feature(feature));
  const sections: Record<SectionName, ReactNode> = {
    live,
    drawing,
    cards: cards && <FeatureCards cards={cards} layout={layout} />,
    scenes: scenes && <FeatureScenes scenes={scenes} layout={layout} />,
    benefits: benefits && (
      <Reveal>
        <FeatureBenefits {...benefits} inRow={layout.benefitsInRow} />
      </Reveal>
    ),
  };
  const written = layout.sections.filter((name) => Boolean(sections[name]));
  return (
    <HueContext $hue={featureHues[feature]}>
      <PageMeta {...meta} path={paths.feature(feature)} />
      <PageHeader>
        <Container>
          <Head>
            <Stack $gap={22}>
              {label && <Eyebrow>{label}</Eyebrow>}
              <Title>{hero.title}</Title>
            </Stack>
            <Stack $gap={28}>
              <Lead>{hero.lead}</Lead>
              <Cluster $gap="12px clamp(20px, 2vw, 28px)">
                <HeroAction>{hero.action}</HeroAction>
                <TextLink to={paths.requestDemo}>{hero.quiet_action}</TextLink>
              </Cluster>
            </Stack>
          </Head>
        </Container>
      </PageHeader>
      <FeatureHero feature={feature} pictures={hero.pictures} opening={hero.opening} />
      {written.map((name, index) => (
        <Section key={name} $flush={index > 0}>
          {sections[name]}
        </Section>
      ))}
      <FeatureEnding feature={feature} layout={layout} reading={reading} discover={discover} />
      {closing && <ClosingBanner {...closing} />}
    </HueContext>
  );
}
