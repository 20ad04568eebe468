import { Suspense } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { bottomEdge, Scene } from '../../shared/marketing/Scene.tsx';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useTexts } from '../../store/hooks.ts';
import { cards } from '../../strings/cards.ts';
import { color, hues, media, radius, size } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container, Section, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, Display2, Eyebrow, H2, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { CommunicationSection } from './CommunicationSection.tsx';
import { FeatureBlocks } from './FeatureBlocks.tsx';
import { GettingStartedSection } from './GettingStartedSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { listenToBell } from './listenToBell.ts';
import { ProofSection } from './ProofSection.tsx';
import { Point, Points } from './Points.ts';

type SectionTexts<Name extends keyof HomeTexts> = NonNullable<HomeTexts[Name]>;

const House = styled.div<{ $hasList: boolean }>`
  ${bottomEdge}
  --deep: ${hues.stone.deep};
  padding: clamp(16px, 2.2vw, 32px);
  padding-bottom: calc(clamp(16px, 2.2vw, 32px) + ${size.sill});
  border-radius: ${radius.card};
  background: ${hues.stone.tint};

  img {
    width: 100%;
    height: auto;
    object-fit: cover;
    object-position: 0 0;

    ${media.belowMd} {
      aspect-ratio: 774 / 308;
    }
  }
  /* The list of apps beside the house says the same in less room. */
  ${media.belowMd} {
    ${({ $hasList }) => $hasList && 'display: none;'}
  }
`;

const Apps = styled(Points)`
  ${media.md} {
    b {
      display: block;
      font-size: 0.9375rem;
      font-weight: 600;
    }
  }
`;

const HOUSE_SIZES = '(max-width: 1023px) calc(92vw - 40px), (max-width: 1439px) 57vw, 774px';

function WorkflowSection(props: SectionTexts<'workflow'>) {
  const { name, title, text, apps, action, picture } = props;
  return (
    <Section $flush>
      <Container>
        <Split
          $ratio="4:8"
          $gap="clamp(32px, 5vw, 48px)"
          $columnGap="clamp(40px, 5vw, 80px)"
          $align="center"
        >
          <Reveal>
            <Stack $gap={22} $justify="start">
              <Eyebrow>{name}</Eyebrow>
              <H2>{title}</H2>
              <Body>{text}</Body>
              {apps && (
                <Apps>
                  {apps.map(({ kind, names }) => (
                    <Point key={kind}>
                      <b>{kind}</b> {names}
                    </Point>
                  ))}
                </Apps>
              )}
              <ButtonLink to={paths.integrations}>
                <span>
                  {action} <VisuallyHidden>{cards.about(name)}</VisuallyHidden>
                </span>
              </ButtonLink>
            </Stack>
          </Reveal>
          <Reveal index={1}>
            <House $hasList={Boolean(apps)}>
              <Scene picture={picture} sizes={HOUSE_SIZES} framed />
            </House>
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}

const ROLES_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

const Panels = styled(Split)`
  ${media.belowMd} {
    /* Whole rows of the team, and the houses with their names. */
    picture {
      aspect-ratio: 340 / 246;
      overflow: hidden;
    }
  }
`;

const PANELS = [
  { hue: 'rose', sizes: ROLES_SIZES },
  { hue: 'teal', sizes: ACTIONS_SIZES },
] as const;

function PanelsSection({ panels }: { panels: SectionTexts<'panels'> }) {
  return (
    <Section $flush>
      <Container>
        <Panels $ratio="7:5" $gap={24}>
          {panels.map((panel, index) => (
            <Reveal key={panel.title} index={index}>
              <ScenePanel {...panel} {...PANELS[index % PANELS.length]!} />
            </Reveal>
          ))}
        </Panels>
      </Container>
    </Section>
  );
}

const LitPanel = styled.div`
  display: grid;
  gap: 20px;
  padding: clamp(32px, 6.4vw, 96px) clamp(24px, 6vw, 88px) 0;
  border-radius: ${radius.stage};
  background: ${color.lit};

  > i {
    height: 5rem;
    background: url(/street/window-sill.svg) 60% / contain no-repeat;

    ${media.lg} {
      display: none;
    }
  }
  ${media.lg} {
    grid-template: 1fr 1fr / 1fr 1fr;
    align-items: center;
    min-height: 29rem;
    padding: 0;
    background:
      url(/street/window-lamp.svg) 79% 0 no-repeat,
      url(/street/window-sill.svg) 92% 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 50% 0 / 10px 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 0 50% / 100% 10px no-repeat,
      ${color.lit};
  }
`;

const LitTitle = styled(Display2)`
  ${media.lg} {
    padding: 2rem 56px 2rem 64px;
  }
`;

const LitContent = styled(Stack)`
  ${media.lg} {
    grid-area: 2 / 1;
    padding: 2rem 64px;
  }
  p {
    color: ${color.onLit2};
  }
`;

function LampSection({ title, text, action }: SectionTexts<'closing'>) {
  return (
    <Wide as="section">
      <Reveal>
        <LitPanel>
          <LitTitle as="h2">{title}</LitTitle>
          <LitContent $gap={28} $justify="start">
            <Lead>{text}</Lead>
            <ButtonLink to={paths.requestDemo}>{action}</ButtonLink>
          </LitContent>
          <i />
        </LitPanel>
      </Reveal>
    </Wide>
  );
}

function HomePage() {
  const texts = useTexts('home');
  return (
    <>
      <PageMeta {...texts.meta} path={paths.home} />
      <HeroSection hero={texts.hero} bell={texts.bell} proof={texts.proof} />
      {/* React hydrates these after the first view, or earlier on a click. */}
      <Suspense>
        <ProofSection proof={texts.proof} tagline={texts.tagline} />
        {texts.blocks && <FeatureBlocks blocks={texts.blocks} />}
        {texts.communication && <CommunicationSection {...texts.communication} />}
        {texts.getting_started && <GettingStartedSection {...texts.getting_started} />}
        {texts.panels && <PanelsSection panels={texts.panels} />}
        {texts.workflow && <WorkflowSection {...texts.workflow} />}
        {texts.closing && <LampSection {...texts.closing} />}
        {texts.testimonial?.voice.quote && (
          <Section>
            <Testimonial {...texts.testimonial.voice} />
          </Section>
        )}
        {texts.discover && (
          <Section $flush>
            <Container>
              <Reveal>
                <DiscoverMore {...texts.discover} />
              </Reveal>
            </Container>
          </Section>
        )}
        {texts.sign_up && <ClosingBanner {...texts.sign_up} />}
      </Suspense>
    </>
  );
}

export const homePage: PageModule = { Page: HomePage, listeners: [listenToBell] };
