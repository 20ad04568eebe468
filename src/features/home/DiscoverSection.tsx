import { home } from '../../copy/home';
import { DiscoverMore } from '../../ui/DiscoverMore';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';

/** The eight features behind their front doors. */
export function DiscoverSection() {
  return (
    <Section $flush>
      <Wrap>
        <Reveal>
          <DiscoverMore title={home.discover.title} text={home.discover.text} />
        </Reveal>
      </Wrap>
    </Section>
  );
}
