import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { color, panelWidth } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';

type ProofTexts = NonNullable<HomeTexts['proof']>;

const ProofLink = styled(AppLink)<{ $place: 'bar' | 'below' }>`
  display: flex;
  gap: 14px;
  align-items: center;
  min-width: 0;
  color: ${color.white};
  font-size: 0.9375rem;
  line-height: 1.25rem;

  &:hover > :last-child {
    text-decoration: underline ${color.lit} 2px;
    text-underline-offset: 3px;
  }
  ${({ $place }) =>
    $place === 'bar'
      ? `margin-left: auto; ${panelWidth.belowLg} { display: none; }`
      : `display: none; margin-top: 16px; ${panelWidth.belowLg} { display: flex; }`}

  /* Over the pale part of the sky. */
  ${({ $place }) => $place === 'below' && `color: ${color.ink}; font-weight: 520;`}
  ${panelWidth.belowMd} {
    gap: 10px;
    font-size: 0.875rem;
  }
`;

const Faces = styled.span`
  display: flex;
  flex: none;

  img {
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: ${color.plaster};
    box-shadow: 0 0 0 2px ${color.duskWall};
  }
  img + img {
    margin-left: -8px;
  }
  ${panelWidth.belowMd} {
    img {
      width: 28px;
      height: 28px;
    }
    img + img {
      margin-left: -10px;
    }
  }
`;

const Line = styled.span`
  display: block;

  ${panelWidth.belowSm} {
    display: inline;
  }
`;

/** The proof in short, beside the dashboard: who makes the product. `ProofSection` has its title and their page. */
export function Proof({ lines, to, faces, place }: ProofTexts & { place: 'bar' | 'below' }) {
  return (
    <ProofLink to={to} $place={place}>
      <Faces>
        {faces.map((face) => (
          <img key={face} src={face} alt="" width={36} height={36} loading="lazy" />
        ))}
      </Faces>
      <span>
        {lines.map((line) => (
          <Fragment key={line}>
            <Line>{line}</Line>{' '}
          </Fragment>
        ))}
      </span>
    </ProofLink>
  );
}
