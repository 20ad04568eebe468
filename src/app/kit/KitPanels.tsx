import { Button } from '../../ui/Button.tsx';
import { DarkSection, Wrap } from '../../ui/Layout.tsx';
import { HighlightPanel } from '../../features/home/HighlightPanel.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { NextStep } from '../../shared/next-step/NextStep.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { PanelPair, ScenePanel } from '../../shared/marketing/ScenePanel.tsx';
import { author } from './samples.ts';
import { Specimen, Specimens } from './Specimen.tsx';

const lit = <Button variant="lit">Press</Button>;

/** Everything that takes a page's width. */
export function KitPanels() {
  return (
    <Specimens title="Panels">
      <Specimen name="ScenePanel, two of them in a PanelPair">
        <PanelPair>
          <ScenePanel hue="rose" scene="roles" sizes="640px" title="A wall" text="A line." />
          <ScenePanel
            hue="teal"
            scene="call-task"
            sizes="428px"
            title="An upright scene"
            text="As high as the panel beside it."
            tall
          />
        </PanelPair>
      </Specimen>
      <Specimen name="HighlightPanel">
        <HighlightPanel title="A lit panel" text="A line." action={<Button>Press</Button>} />
      </Specimen>
      <Specimen name="Testimonial">
        <Testimonial
          quote={
            <>
              “It works, and <em>the end is underscored.</em>”
            </>
          }
          name={author.name}
          role="Broker"
          photo={author.profile_photo}
        />
      </Specimen>
      <Specimen name="NextStep, with PhoneLine">
        <NextStep offer="demo" next={{ label: 'Read next', title: 'A title', to: '/' }} />
      </Specimen>
      <Specimen name="PhoneLine">
        <PhoneLine />
      </Specimen>
      <Specimen name="DarkSection">
        <DarkSection>
          <Wrap>
            <Display2 as="p">On dark ground</Display2>
            <Lead>The focus ring is lit.</Lead>
            {lit}
          </Wrap>
        </DarkSection>
      </Specimen>
      <Specimen name="ClosingBanner">
        <ClosingBanner title="A night street" text="A line." action={lit} />
      </Specimen>
    </Specimens>
  );
}
