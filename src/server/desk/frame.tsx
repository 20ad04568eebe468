import {
  ExternalLink,
  Files,
  Inbox,
  LayoutDashboard,
  LogOut,
  Mail,
  Menu,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { deskStrings } from '../../strings/desk.ts';
import { HtmlPage } from './htmlPage.tsx';
import type { Role } from '../leads/database/schema.ts';
import { mayOpen } from './access.ts';
import { Avatar } from './parts.tsx';
import {
  CONTENT_PATH,
  DESK_PATH,
  EVENTS_PATH,
  LEADS_PATH,
  NEWSLETTER_PATH,
  PEOPLE_PATH,
  SIGN_OUT_PATH,
} from './deskAddresses.ts';

export type PlaceName = keyof typeof deskStrings.places;

interface Place {
  name: PlaceName;
  route: string;
  icon: LucideIcon;
}

const GROUPS: readonly (readonly Place[])[] = [
  [{ name: 'overview', route: DESK_PATH, icon: LayoutDashboard }],
  [
    { name: 'content', route: CONTENT_PATH, icon: Files },
    { name: 'newsletter', route: NEWSLETTER_PATH, icon: Mail },
  ],
  [
    { name: 'leads', route: LEADS_PATH, icon: Inbox },
    // It begins with the list of events, each of which has a page with its guests.
    { name: 'guests', route: EVENTS_PATH, icon: Ticket },
  ],
  [{ name: 'people', route: PEOPLE_PATH, icon: Users }],
];

/** The tab bar of a phone has at most five entries; the others are behind "More". */
const PHONE_PLACES: ReadonlySet<PlaceName> = new Set(['overview', 'content', 'leads', 'guests']);
const MAX_TABS = 5;

/** How many things need someone, by place. */
export type Counts = Partial<Record<PlaceName, number>>;

interface FrameProps {
  site: string;
  title: string;
  current: PlaceName | undefined;
  role: Role;
  /** '' in development. */
  address: string;
  hasContent: boolean;
  counts: Counts;
  children: ReactNode;
}

const PlaceLink = ({
  place: { name, route, icon: Icon },
  current,
  counts,
  size,
}: { place: Place; size: number } & Pick<FrameProps, 'current' | 'counts'>) => (
  <a href={route} aria-current={name === current ? 'page' : undefined}>
    <Icon size={size} strokeWidth={1.75} aria-hidden />
    {deskStrings.places[name]}
    {(counts[name] ?? 0) > 0 && <span className="count">{counts[name]}</span>}
  </a>
);

const SignOut = ({ address }: Pick<FrameProps, 'address'>) =>
  address === '' ? null : (
    <form method="post" action={SIGN_OUT_PATH}>
      <button className="icon-btn" title={deskStrings.signOut} aria-label={deskStrings.signOut}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </form>
  );

const Brand = ({ site }: Pick<FrameProps, 'site'>) => (
  <a className="brand" href={DESK_PATH}>
    <img src="/brand/favicon.svg" alt="" width="26" height="26" />
    {site} <span className="desk">{deskStrings.desk}</span>
  </a>
);

const ViewSite = () => (
  <a href="/">
    <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
    {deskStrings.viewSite}
  </a>
);

const accountText = ({ address }: Pick<FrameProps, 'address'>): string =>
  address || deskStrings.inDevelopment;

/** The places that a person may open, in their groups. */
const groupsFor = ({ role, hasContent }: Pick<FrameProps, 'role' | 'hasContent'>) =>
  GROUPS.map((group) =>
    group.filter(({ name, route }) => mayOpen(role, route) && (name !== 'content' || hasContent)),
  ).filter((group) => group.length > 0);

type HeaderProps = Pick<FrameProps, 'site' | 'role' | 'address'>;

const Header = (props: HeaderProps) => {
  const { site, role, address } = props;
  return (
    <header className="top">
      <Brand site={site} />
      <details className="menu">
        <summary className="icon-btn" aria-label={deskStrings.account}>
          <Avatar name={accountText(props)} address={address} />
        </summary>
        <div className="panel">
          <p>
            <b>{accountText(props)}</b>
            <br />
            <span className="quiet">{deskStrings.roles[role]}</span>
          </p>
          <ViewSite />
          {address && (
            <form method="post" action={SIGN_OUT_PATH}>
              <button>
                <LogOut size={18} strokeWidth={1.75} aria-hidden />
                {deskStrings.signOut}
              </button>
            </form>
          )}
        </div>
      </details>
    </header>
  );
};

interface SidebarProps extends Pick<
  FrameProps,
  'site' | 'current' | 'role' | 'address' | 'counts'
> {
  groups: readonly (readonly Place[])[];
}

const Sidebar = (props: SidebarProps) => {
  const { site, current, role, address, counts, groups } = props;
  return (
    <aside className="side">
      <div>
        <Brand site={site} />
        <nav aria-label={deskStrings.navigation}>
          {groups.map((group) => (
            <ul key={group[0]!.name}>
              {group.map((place) => (
                <li key={place.name}>
                  <PlaceLink place={place} current={current} counts={counts} size={18} />
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className="foot">
          <ViewSite />
        </div>
        <div className="account">
          <Avatar name={accountText(props)} address={address} />
          <div>
            <b className="cut" title={address}>
              {accountText(props)}
            </b>
            <span className="small quiet">{deskStrings.roles[role]}</span>
          </div>
          <SignOut address={address} />
        </div>
      </div>
    </aside>
  );
};

interface TabsProps extends Pick<FrameProps, 'current' | 'counts'> {
  places: readonly Place[];
}

/** The tab bar of a phone. */
const Tabs = ({ places, current, counts }: TabsProps) => {
  const isShort = places.length <= MAX_TABS;
  const tabs = isShort ? places : places.filter(({ name }) => PHONE_PLACES.has(name));
  const behind = places.filter((place) => !tabs.includes(place));
  return (
    <nav className="tabs" aria-label={deskStrings.phoneNavigation}>
      {tabs.map((place) => (
        <PlaceLink key={place.name} place={place} current={current} counts={counts} size={20} />
      ))}
      {behind.length > 0 && (
        <details className="menu">
          <summary>
            <Menu size={20} strokeWidth={1.75} aria-hidden />
            {deskStrings.more}
          </summary>
          <div className="panel">
            {behind.map((place) => (
              <PlaceLink
                key={place.name}
                place={place}
                current={current}
                counts={counts}
                size={18}
              />
            ))}
          </div>
        </details>
      )}
    </nav>
  );
};

export const Frame = (props: FrameProps) => {
  const { site, title, current, counts, children } = props;
  const groups = groupsFor(props);
  return (
    <HtmlPage title={title} site={site}>
      <div className="shell">
        <Header {...props} />
        <Sidebar {...props} groups={groups} />
        <main className="page" id="main">
          {children}
        </main>
        <Tabs places={groups.flat()} current={current} counts={counts} />
      </div>
    </HtmlPage>
  );
};
