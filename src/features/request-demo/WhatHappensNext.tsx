import { styled } from 'styled-components';
import type { RequestDemoTexts } from '../../contract/texts/texts.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, radius, size, space } from '../../theme/tokens.ts';
import { Container } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { demoColumns } from './demoColumns.ts';

/** Its columns are those of the form above. */
const Panel = styled.section`
  ${hueColors('sage')}
  --text2: ${color.inkOnTint};
  overflow: hidden;
  margin-bottom: ${space.section};
  padding-bottom: ${size.sill};
  border-radius: ${radius.stage};
  background: linear-gradient(var(--tint) calc(100% - ${size.sill}), var(--deep) 0);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  div {
    padding: clamp(28px, 4.6vw, 64px) clamp(20px, 3vw, 44px) clamp(8px, 2.6vw, 40px);
  }
  li {
    padding-block: 1.25rem;
  }
  li + li {
    border-top: 1px solid color-mix(in srgb, var(--deep) 24%, var(--tint));
  }
  b {
    color: var(--deep);
    font-weight: 580;
  }
  ${media.md} {
    img {
      max-height: 22rem;
      object-position: 50% 70%;
    }
    li {
      display: grid;
      grid-template-columns: 5fr 9fr;
      gap: 16px;
    }
  }
  ${media.lg} {
    ${demoColumns}

    img {
      max-height: none;
    }
    div {
      padding-left: 0;
    }
  }
`;

type Next = NonNullable<RequestDemoTexts['next']>;

/** What follows the request, and when, beside a picture of someone who answers. */
export function WhatHappensNext({ title, picture, steps }: Next) {
  return (
    <Container>
      <Panel>
        <img src={picture} alt="" width={560} height={500} loading="lazy" decoding="async" />
        <div>
          <H2>{title}</H2>
          <ol>
            {steps.map(({ when, text }) => (
              <li key={when}>
                <b>{when}</b>
                <Body>{text}</Body>
              </li>
            ))}
          </ol>
        </div>
      </Panel>
    </Container>
  );
}
