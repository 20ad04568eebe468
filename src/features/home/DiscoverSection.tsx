import { homeSections } from '../../copy/home-sections';
import { DiscoverMore } from '../../ui/DiscoverMore';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';

/** The eight features behind their front doors. */
export function DiscoverSection() {
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
