import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { homeSections } from '../../strings/homeSections.ts';
import { media } from '../../theme/media.ts';
import { sidewaysOnPhones } from '../../theme/mixins.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { PanelPair, ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { Section, SplitHead, Wrap, Wide } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { CommunicationSection } from './CommunicationSection.tsx';
import { FeatureBlocks } from './FeatureBlocks.tsx';
import { GettingStartedSection } from './GettingStartedSection.tsx';
import { WorkflowSection } from './WorkflowSection.tsx';
import { HighlightPanel } from './HighlightPanel.tsx';

const Head = styled(SplitHead)`
  row-gap: 32px;
`;

const Text = styled(Lead)`
  max-width: 44ch;
`;

/** What all of it is for, in one line. */
function TaglineSection() {
  const { name } = useBrand();
  return (
    <Section>
      <Wrap>
        <Reveal>
          <Head>
            <Display2 as="h2">{homeSections.tagline.title}</Display2>
            <Text>{homeSections.tagline.text(name)}</Text>
          </Head>
        </Reveal>
      </Wrap>
    </Section>
  );
}

const ROLES_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 46vw, 640px';
const ACTIONS_SIZES = '(max-width: 1023px) calc(93vw - 80px), (max-width: 1439px) 31vw, 427px';

const Team = styled(PanelPair)`
  ${sidewaysOnPhones('min(86%, 24rem)')}
  ${media.belowMd} {
    gap: 12px;
  }
`;

/** Roles and the tasks that go to them: two tinted walls, 7:5. */
function TeamSection() {
  return (
    <Section $flush>
      <Wrap>
        <Team>
          <Reveal>
            <ScenePanel
              hue="rose"
              scene="roles"
              sizes={ROLES_SIZES}
              to={paths.feature('user-management')}
              {...homeSections.team}
            />
          </Reveal>
          <Reveal index={1}>
            <ScenePanel
              hue="teal"
              scene="actions"
              sizes={ACTIONS_SIZES}
              to={paths.feature('action-assignment')}
              {...homeSections.actions}
            />
          </Reveal>
        </Team>
      </Wrap>
    </Section>
  );
}

/** A giant lit window with the way to a demo in it. */
function ClosingSection() {
  const { title, text, action } = homeSections.closing;
  return (
    <Wide as="section">
      <Reveal>
        <HighlightPanel
          title={title}
          text={text}
          action={<ButtonLink to={paths.requestDemo}>{action}</ButtonLink>}
        />
      </Reveal>
    </Wide>
  );
}

/** An agent's words. */
function TestimonialSection() {
  const { quote, emphasis, name, role, photo } = homeSections.testimonial;
  return (
    <Section>
      <Wrap>
        <Reveal>
          <Testimonial
            quote={
              <>
                “{quote} <em>{emphasis}</em>”
              </>
            }
            name={name}
            role={role}
            photo={photo}
          />
        </Reveal>
      </Wrap>
    </Section>
  );
}

/** The eight features, each a card. */
function DiscoverSection() {
  return (
    <Section $flush>
      <Wrap>
        <Reveal>
          <DiscoverMore title={homeSections.discover.title} text={homeSections.discover.text} />
        </Reveal>
      </Wrap>
    </Section>
  );
}

/** The last call, above the street at night; the footer continues it. */
function SignUpSection() {
  const { title, text, action } = homeSections.signUp;
  return (
    <ClosingBanner
      title={title}
      text={text}
      action={<SignUpButton variant="lit">{action}</SignUpButton>}
    />
  );
}

/** The ten sections that follow the hero (spec §2, Home). */
export function SectionsBelowHero() {
  return (
    <>
      <TaglineSection />
      <FeatureBlocks />
      <CommunicationSection />
      <GettingStartedSection />
      <TeamSection />
      <WorkflowSection />
      <ClosingSection />
      <TestimonialSection />
      <DiscoverSection />
      <SignUpSection />
    </>
  );
}
