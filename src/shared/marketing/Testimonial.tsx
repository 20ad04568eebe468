import { styled } from 'styled-components';
import type { TextVoice } from '../../contract/texts/textFields.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { Container } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Voice } from './Voice.tsx';

const Figure = styled(Voice)`
  gap: 32px;
  max-width: none;

  blockquote {
    ${type.quote}
  }
  em {
    padding-right: 0.04em;
    font-style: normal;
    box-shadow: inset 0 -0.34em ${color.litSoft};
  }
  /* The face beside the quotation. */
  ${media.lg} {
    grid-template: auto auto / 2fr 10fr;
    gap: 28px 32px;

    blockquote {
      grid-area: 1 / 2;
    }
    figcaption {
      display: contents;
    }
    figcaption > :first-child {
      grid-area: 1 / 1 / span 2;
      align-self: start;
      width: 128px;
      height: 128px;
    }
    figcaption > :last-child {
      grid-area: 2 / 2;
    }
  }
`;

export function Testimonial(props: TextVoice) {
  return (
    <Container>
      <Reveal>
        <Figure {...props} />
      </Reveal>
    </Container>
  );
}
