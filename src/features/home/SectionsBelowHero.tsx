import { ClosingSection } from './ClosingSection.tsx';
import { CommunicationSection } from './CommunicationSection.tsx';
import { DiscoverSection } from './DiscoverSection.tsx';
import { FeatureBlocks } from './FeatureBlocks.tsx';
import { GettingStartedSection } from './GettingStartedSection.tsx';
import { SignUpSection } from './SignUpSection.tsx';
import { TaglineSection } from './TaglineSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialSection } from './TestimonialSection.tsx';
import { WorkflowSection } from './WorkflowSection.tsx';

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
