import { styled } from 'styled-components';
import { aboutStrings } from '../../strings/about.ts';
import { shortVoices } from '../../strings/voices.ts';
import { media } from '../../theme/media.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Section, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { H2, Lead } from '../../ui/Text.tsx';

const words = aboutStrings.voices;

const Voices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  margin-top: clamp(2.5rem, 4.6vw, 4rem);

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Voice = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1.5rem;
  padding: clamp(1.5rem, 2.6vw, 2.25rem);
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};

  blockquote {
    ${type.lead}
  }
  figcaption {
    display: flex;
    gap: 0.875rem;
    align-items: center;
  }
  cite {
    display: block;
    font-style: normal;
    font-weight: 600;
  }
  small {
    ${type.caption}
    color: ${color.ink3};
  }
`;

/** What other offices say. */
export function OtherVoices() {
  return (
    <Section $flush>
      <Wrap>
        <SplitHead>
          <H2>{words.title}</H2>
          <Lead>{words.lead}</Lead>
        </SplitHead>
        <Voices>
          {shortVoices.map(({ quote, name, role }) => (
            <Voice key={name}>
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                <Avatar name={name} photo="" size={44} />
                <span>
                  <cite>{name}</cite>
                  <small>{role}</small>
                </span>
              </figcaption>
            </Voice>
          ))}
        </Voices>
      </Wrap>
    </Section>
  );
}
