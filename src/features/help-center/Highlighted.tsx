import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { splitMatches } from './searchMatches.ts';

const Mark = styled.mark`
  border-radius: 2px;
  background: ${color.litSoft};
  color: inherit;
`;

/** A text with what was searched for marked in it. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, index) =>
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
