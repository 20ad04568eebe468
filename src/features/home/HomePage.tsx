import { Suspense } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { homeStrings } from '../../strings/home.ts';
import { media } from '../../theme/media.ts';
import { sidewaysOnPhones } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Container, Section, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { Display2, Lead } from '../../ui/Text.tsx';
import { CommunicationSection, FeatureBlocks } from './FeatureSections.tsx';
import { GettingStartedSection } from './GettingStartedSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { WorkflowSection } from './WorkflowSection.tsx';

const Tagline = styled(Section)`
  padding-top: clamp(3rem, 5vw, 4.5rem);
`;

function TaglineSection() {
  const { name } = useBrand();
  const { title, text, voice } = homeStrings.tagline;
  return (
    <Tagline>
      <Container>
        <Split $ratio="7:5" $gap={32} $columnGap={64} $align="end">
          <Stack $gap={28}>
            <Display2 as="h2">{title}</Display2>
            <Lead>{text(name)}</Lead>
          </Stack>
          <Voice {...voice} />
        </Split>
      </Container>
    </Tagline>
  );
}

const ROLES_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

const Panels = styled(Split)`
  ${sidewaysOnPhones('min(86%, 24rem)')}
  ${media.belowMd} {
    gap: 12px;
  }
`;

function TeamSection() {
  return (
    <Section $flush>
      <Container>
        <Panels $ratio="7:5" $gap={24}>
          <Reveal>
            <ScenePanel
              hue="rose"
              scene="roles"
              sizes={ROLES_SIZES}
              to={paths.feature('user-management')}
              {...homeStrings.team}
            />
          </Reveal>
          <Reveal index={1}>
            <ScenePanel
              hue="teal"
              scene="actions"
              sizes={ACTIONS_SIZES}
              to={paths.feature('action-assignment')}
              {...homeStrings.actions}
            />
          </Reveal>
        </Panels>
      </Container>
    </Section>
  );
}

const LitPanel = styled.div`
  position: relative;
  display: grid;
  gap: 32px;
  overflow: hidden;
  padding: clamp(40px, 6.4vw, 96px) clamp(24px, 6vw, 88px);
  border-radius: ${radius.stage};
  background: ${color.lit};

  ${media.lg} {
    grid-template: 1fr auto / 1fr 1fr;
    gap: 0;
    min-height: 29rem;
    padding: 0;
    background:
      linear-gradient(${color.litMullion}, ${color.litMullion}) 50% 0 / 10px 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 0 50% / 100% 10px no-repeat,
      ${color.lit};
  }
`;

const LitTitle = styled(Display2)`
  ${media.lg} {
    grid-row: 1 / 3;
    padding: 2.5rem 56px 2.5rem 64px;
  }
`;

const LitContent = styled(Stack)`
  ${media.lg} {
    grid-area: 2 / 2;
    padding: 2rem 64px;
  }
  p {
    max-width: 26.75em;
    color: ${color.onLit2};
  }
`;

function ClosingSection() {
  const { title, text, action } = homeStrings.closing;
  return (
    <Wide as="section">
      <Reveal>
        <LitPanel>
          <LitTitle as="h2">{title}</LitTitle>
          <LitContent $gap={28} $justify="start">
            <Lead>{text}</Lead>
            <ButtonLink to={paths.requestDemo}>{action}</ButtonLink>
          </LitContent>
        </LitPanel>
      </Reveal>
    </Wide>
  );
}

function HomePage() {
  return (
    <>
      <PageMeta {...homeStrings.meta} path={paths.home} />
      <HeroSection />
      {/* React hydrates these after the first view, or earlier on a click. */}
      <Suspense>
        <TaglineSection />
        <FeatureBlocks />
        <CommunicationSection />
        <GettingStartedSection />
        <TeamSection />
        <WorkflowSection />
        <ClosingSection />
        <Section>
          <Testimonial {...homeStrings.testimonial} />
        </Section>
        <Section $flush>
          <Container>
            <Reveal>
              <DiscoverMore {...homeStrings.discover} />
            </Reveal>
          </Container>
        </Section>
        <ClosingBanner {...homeStrings.signUp} />
      </Suspense>
    </>
  );
}

export const homePage: PageModule = { Page: HomePage };
