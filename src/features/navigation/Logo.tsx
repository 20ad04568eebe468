import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { navigation } from '../../strings/navigation.ts';
import { color, media } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useBrand } from '../../ui/SiteContext.ts';

const HomeLink = styled(AppLink)<{ $onDark: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 2.75rem;
  color: ${({ $onDark }) => ($onDark ? color.onDusk : color.dusk)};
  font-size: 1.4375rem;
  line-height: 1.6;
  letter-spacing: -0.04em;
  font-weight: 620;

  svg {
    flex: none;
  }
  ${media.belowXs} {
    gap: 7px;
    font-size: 1.1875rem;

    svg {
      width: 26px;
    }
  }
`;

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { name } = useBrand();
  return (
    <HomeLink to={paths.home} aria-label={navigation.homeLink(name)} $onDark={onDark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path d="M4 3.5h7.4v9.3L16 8.4l4.6 4.4V3.5H28V29H4z" fill="currentColor" />
        <path d="M11.4 19.6h9.2V29h-9.2z" fill={color.lit} />
      </svg>
      {name}
    </HomeLink>
  );
}
