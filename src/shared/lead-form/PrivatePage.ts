import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/Layout.tsx';

/** What a page of a private link is made of: what it is about, and what went wrong. */
export const PrivateFacts = styled.dl`
  width: 100%;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  div {
    display: grid;
    gap: 2px;
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 560;
  }
`;

export const PrivateError = styled.p`
  padding: 1rem 20px;
  border-radius: 12px;
  background: ${color.brickWash};
  color: ${color.brick};
  font-weight: 540;
`;

/** Where it stands while it is loading, or when it did not arrive. */
export const PrivatePlace = styled(Wrap)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 18px;
  min-height: 60vh;
`;
