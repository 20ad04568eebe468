import { homeSections } from '../../strings/homeSections.ts';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';

/** An agent's words. */
export function TestimonialSection() {
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
