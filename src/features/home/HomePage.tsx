import { Suspense } from 'react';
import { paths } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useTexts } from '../../store/hooks.ts';
import { Container, Section } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { CommunicationSection } from './CommunicationSection.tsx';
import { FeatureBlocks } from './FeatureBlocks.tsx';
import { GettingStartedSection } from './GettingStartedSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { listenToBell } from './listenToBell.ts';
import { PanelsSection } from './PanelsSection.tsx';
import { ProofSection } from './ProofSection.tsx';
import { WorkflowSection } from './WorkflowSection.tsx';

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
        {texts.closing && <ClosingSection {...texts.closing} />}
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
