import { ClosingSection } from './ClosingSection';
import { CommunicationSection } from './CommunicationSection';
import { DiscoverSection } from './DiscoverSection';
import { FeatureBlocks } from './FeatureBlocks';
import { GettingStartedSection } from './GettingStartedSection';
import { SignUpSection } from './SignUpSection';
import { TaglineSection } from './TaglineSection';
import { TeamSection } from './TeamSection';
import { TestimonialSection } from './TestimonialSection';
import { WorkflowSection } from './WorkflowSection';

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
