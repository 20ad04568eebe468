import { styled } from 'styled-components';
import type { VoiceStrings } from '../../strings/voices.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Container } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

const Figure = styled.figure`
  /* Until the page is interactive its font is requested only near the viewport. */
  html:not([data-ready]) & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 240px;
  }
  display: grid;
  grid-template: 'quote quote' auto 'photo who' auto / auto 1fr;
  gap: 32px 16px;
  align-items: center;

  ${media.lg} {
    grid-template: 'photo quote' auto '. who' auto / 2fr 10fr;
    gap: 40px 32px;
    align-items: start;
  }
`;

const Quote = styled.blockquote`
  grid-area: quote;
  ${type.quote}

  em {
    font-style: normal;
    box-shadow: inset 0 -0.34em ${color.litSoft};
  }
`;

const Photo = styled(Avatar)`
  grid-area: photo;

  ${media.lg} {
    width: 128px;
    height: 128px;
    font-size: 2.875rem;
  }
`;

const Author = styled.figcaption`
  grid-area: who;

  cite {
    display: block;
    font-style: normal;
    font-weight: 600;
    line-height: 1.35;
  }
  span {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
`;

interface TestimonialProps extends VoiceStrings {
  /** The end of the quotation, with a yellow underline. */
  emphasis: string;
}

export function Testimonial({ quote, emphasis, name, role, photo }: TestimonialProps) {
  return (
    <Container>
      <Reveal>
        <Figure>
          <Quote>
            “{quote} <em>{emphasis}</em>”
          </Quote>
          <Photo name={name} photo={photo} size={56} />
          <Author>
            <cite>{name}</cite>
            <span>{role}</span>
          </Author>
        </Figure>
      </Reveal>
    </Container>
  );
}
