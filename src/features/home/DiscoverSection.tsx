import { homeSections } from '../../strings/homeSections.ts';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

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
