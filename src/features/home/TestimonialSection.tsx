import { homeSections } from '../../copy/home-sections';
import { Section, Wrap } from '../../ui/Layout';
import { Reveal } from '../../ui/Reveal';
import { Testimonial } from '../../ui/Testimonial';

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
