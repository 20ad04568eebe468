import { Button } from '../../ui/Button';
import { DarkSection, Wrap } from '../../ui/Layout';
import { LitPanel } from '../../ui/LitPanel';
import { NightStreet } from '../../ui/NightStreet';
import { Testimonial } from '../../ui/Testimonial';
import { Display2, Lead } from '../../ui/Text';
import { Duo, WallPanel } from '../../ui/WallPanel';
import { author } from './samples';
import { Specimen, Specimens } from './Specimen';

const lit = <Button variant="lit">Press</Button>;

/** Everything that takes a page's width. */
export function KitPanels() {
  return (
    <Specimens title="Panels">
      <Specimen name="WallPanel, two of them in a Duo">
        <Duo>
          <WallPanel
            door="user-management"
            scene="roles"
            sizes="640px"
            title="A wall"
            text="A line."
          />
          <WallPanel
            door="action-assignment"
            scene="card-calling"
            sizes="340px"
            title="A small scene"
            text="It fits a phone as it is."
            bleeds={false}
          />
        </Duo>
      </Specimen>
      <Specimen name="LitPanel">
        <LitPanel title="A lit panel" text="A line." action={<Button>Press</Button>} />
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
      <Specimen name="DarkSection">
        <DarkSection>
          <Wrap>
            <Display2 as="p">On dark ground</Display2>
            <Lead>The focus ring is lit.</Lead>
            {lit}
          </Wrap>
        </DarkSection>
      </Specimen>
      <Specimen name="NightStreet">
        <NightStreet title="A night street" text="A line." action={lit} />
      </Specimen>
    </Specimens>
  );
}
