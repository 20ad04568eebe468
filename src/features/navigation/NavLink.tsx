import { css, styled } from 'styled-components';
import { FeatureDoor } from '../../shared/marketing/FeatureDoor.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import type { NavigationLink } from '../../contract/navigation.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { AppLink, type AppLinkProps } from '../../ui/AppLink.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import type { MenuName } from './menusSlice.ts';

/** Marked on its page, and on pages below it. */
export function NavLink(props: AppLinkProps) {
  const { to } = props;
  const current = useAppSelector((state) => {
    const { pathname } = selectLocation(state);
    return pathname === to ? 'page' : pathname.startsWith(`${to}/`) || undefined;
  });
  return <AppLink {...props} aria-current={current} />;
}

/** The links of a menu, then those of the pages that writers placed there. */
export const useMenuLinks = (menu: MenuName): readonly NavigationLink[] => {
  const { navigation, pages } = useSite();
  return [...navigation[menu].links, ...(pages?.[menu] ?? [])];
};

export const turningArrow = css`
  svg {
    flex: none;
    transition: transform 160ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const barLink = css`
  display: flex;
  align-items: center;
  gap: 5px;
  height: 44px;
  padding: 0 clamp(9px, 2.6vw - 18px, 14px);
  border-radius: ${radius.small};
  ${type.nav}
  white-space: nowrap;
  ${turningArrow}

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.plaster};
  }
  &[aria-current] {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

export const FeatureTile = styled(FeatureDoor).attrs({ viewBox: '36 44 168 168' })`
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.small};
`;
