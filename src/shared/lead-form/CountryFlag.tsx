import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const Flag = styled.img`
  flex: none;
  width: 24px;
  height: 16px;
  border-radius: 2px;
  object-fit: cover;
  background: ${color.plaster};
`;

/** A country's flag, a file of this site. Decorative: the country's name or calling code stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  return <Flag src={`/flags/${code}.svg`} alt="" width={24} height={16} loading="lazy" />;
}
