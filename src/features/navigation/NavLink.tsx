import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from '../../store/navigationSlice.ts';
import { AppLink, type AppLinkProps } from '../../ui/AppLink.tsx';

/** A link of the navigation; says so when it leads to the page that is shown. */
export function NavLink(props: AppLinkProps) {
  const isHere = useAppSelector((state) => selectLocation(state).pathname === props.to);
  return <AppLink {...props} aria-current={isHere ? 'page' : undefined} />;
}
