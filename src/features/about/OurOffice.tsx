import { styled } from 'styled-components';
import { aboutStrings } from '../../strings/about.ts';
import { ourOffice } from '../../strings/ourOffice.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useBrand } from '../../ui/SiteContext.ts';
import { Section, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { H2, H4, Lead } from '../../ui/Text.tsx';

const words = aboutStrings.office;

const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 1.5rem;
  margin-block: clamp(2.5rem, 4.6vw, 4rem) 2.5rem;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 1.25rem;
  align-items: start;

  p {
    ${type.small}
    color: ${color.ink2};
  }
  p + p {
    margin-top: 0.375rem;
  }
`;

const Limits = styled(Lead)`
  max-width: 60ch;
  padding-top: 2rem;
  border-top: 1px solid ${color.line2};
`;

/** Whose office it is that writes, presents and stands in every example, and what that proves. */
export function OurOffice() {
  const brand = useBrand();
  return (
    <Section>
      <Wrap>
        <SplitHead>
          <H2>{words.title}</H2>
          <Lead>{words.lead(brand.name)}</Lead>
        </SplitHead>
        <People aria-label={ourOffice.name}>
          {ourOffice.people.map(({ name, role, photo, text }) => (
            <Person key={name}>
              <Avatar name={name} photo={photo} size={72} />
              <div>
                <H4 as="h3">{name}</H4>
                <p>{role}</p>
                <p>{text}</p>
              </div>
            </Person>
          ))}
        </People>
        <Limits>{words.limits}</Limits>
      </Wrap>
    </Section>
  );
}
