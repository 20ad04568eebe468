import { useId } from 'react';
import { styled } from 'styled-components';
import type { AboutTexts } from '../../contract/texts/texts.ts';
import { hueColors, type } from '../../theme/mixins.ts';
import { color, media, radius, size, space } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Container, Section, SplitHead, Stack } from '../../ui/Layout.tsx';
import { H2, H4, Lead, Small } from '../../ui/Text.tsx';

const FRAME = 'clamp(5px, 0.5vw, 7px)';
const SILL = 'clamp(6px, 0.6vw, 8px)';
const SIDE = 'clamp(16px, 2vw, 28px)';

const Building = styled.div`
  ${hueColors('teal')}
  --shade: color-mix(in srgb, ${color.duskPressed} 28%, var(--deep));
  --text2: ${color.inkOnTint};
  overflow: hidden;
  border-radius: ${radius.stage};
  box-shadow: inset 0 calc(-1 * ${size.sill}) var(--deep);
  background: var(--tint);
  padding-bottom: ${size.sill};
`;

/** The name above the windows, as over a shop. */
const Sign = styled.p`
  ${type.h3}
  padding: clamp(14px, 1.5vw, 22px) ${SIDE};
  border-bottom: 8px solid color-mix(in srgb, ${color.duskPressed} 40%, var(--deep));
  background: var(--shade);
  color: var(--tint);
`;

/** Each row of people is a floor: the windows in its wall, and the words in the course of stone below. */
const Floors = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.xl} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Person = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
`;

const Wall = styled.div`
  padding: clamp(14px, 2.6vw, 38px) ${SIDE} calc(clamp(14px, 2.4vw, 34px) + ${SILL});
  /* Boards. */
  background: repeating-linear-gradient(var(--deep) 0 22px, var(--shade) 22px 24px);
`;

const Window = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 7 / 8;
  max-width: clamp(6.5rem, 20vw, 13rem);
  margin-inline: auto;
  padding: 7%;
  border: solid ${color.white};
  border-width: ${FRAME} ${FRAME} 0;
  background: ${color.lit};

  &::after {
    content: '';
    position: absolute;
    inset: 100% -14px auto;
    height: ${SILL};
    background: ${color.white};
  }
`;

const Portrait = styled(Avatar)`
  width: 100%;
  height: 100%;
  border-radius: ${radius.pane};
`;

const Words = styled.div`
  padding: clamp(12px, 1.6vw, 24px) ${SIDE} clamp(16px, 2.2vw, 32px);
  overflow-wrap: anywhere;

  p + p {
    margin-top: 0.5rem;
    color: ${color.inkOnTint};
    line-height: 1.45;
  }
  ${media.belowMd} {
    padding-inline: 14px;

    h3 {
      font-size: 1.0625rem;
    }
    p {
      font-size: 0.875rem;
    }
  }
`;

/** The people of the office, each at a lit window of one building. */
export function OfficeSection({
  title,
  lead,
  name: office,
  people,
}: NonNullable<AboutTexts['office']>) {
  const signId = useId();
  return (
    <Section>
      <Stack as={Container} $gap={space.headToBody}>
        <SplitHead>
          <H2>{title}</H2>
          <Lead>{lead}</Lead>
        </SplitHead>
        <Building>
          <Sign id={signId}>{office}</Sign>
          <Floors aria-labelledby={signId}>
            {people.map(({ name, role, photo, text }) => (
              <Person key={name}>
                <Wall>
                  <Window>
                    <Portrait name={name} photo={photo} size={128} />
                  </Window>
                </Wall>
                <Words>
                  <H4 as="h3">{name}</H4>
                  <Small>{role}</Small>
                  <Small>{text}</Small>
                </Words>
              </Person>
            ))}
          </Floors>
        </Building>
      </Stack>
    </Section>
  );
}
