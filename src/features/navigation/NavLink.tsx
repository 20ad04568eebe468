import { useLocation } from 'react-router-dom';
import { AppLink, type AppLinkProps } from '../../ui/AppLink.tsx';

/** A link of the navigation; says so when it leads to the page that is shown. */
export function NavLink(props: AppLinkProps) {
  const { pathname } = useLocation();
  return <AppLink {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
