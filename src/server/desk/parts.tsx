import type { LucideIcon } from 'lucide-react';
import { ArrowLeft, Check, CircleAlert, Info, Search, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { deskStrings } from '../../strings/desk.ts';
import { tileHues } from '../../theme/tokens.ts';

/** A button with the lit pane: at most one on a screen. */
export const Primary = ({
  icon: Icon,
  children,
  ...props
}: ComponentProps<'button'> & { icon: LucideIcon }) => (
  <button className="btn primary" {...props}>
    {children}
    <span className="tile">
      <Icon size={17} strokeWidth={2} aria-hidden />
    </span>
  </button>
);

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="back" href={href}>
    <ArrowLeft size={16} aria-hidden />
    {children}
  </a>
);

interface PageHeadProps {
  title: string;
  children?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

export const PageHead = ({ title, children, actions }: PageHeadProps) => (
  <div className="page-head">
    <div>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
    {actions && <div className="actions">{actions}</div>}
  </div>
);

const BANNER_ICONS = { bad: CircleAlert, good: Check, mails: Users, note: Info };

/** What has happened is read first, also after a page has loaded. */
export const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

interface BannerProps {
  /** `bad`: visitors are affected or someone waits. `mails`: people will get an email. */
  tone: keyof typeof BANNER_ICONS;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export const Banner = ({ tone, title, children, actions }: BannerProps) => {
  const Icon = BANNER_ICONS[tone];
  return (
    <section
      className={`banner ${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      {...(tone === 'good' && FOCUSED)}
    >
      <Icon size={20} aria-hidden />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
};

interface FieldProps {
  id: string;
  label: string;
  /** At the right of the label, such as a limit. */
  beside?: string;
  hint?: string;
  problem?: string | undefined;
  children: (control: ComponentProps<'input'> & { name: string }) => ReactNode;
}

export const Field = ({ id, label, beside, hint, problem, children }: FieldProps) => {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {beside && <span className="quiet">{beside}</span>}
      </label>
      {children({
        id,
        name: id,
        className: 'input',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
};

const initialsOf = (name: string): string => {
  const words = name.split('@')[0]!.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0]! : ''))
    .join('')
    .toUpperCase();
};

/** The same color for the same address. */
const hueOf = (address: string): number =>
  [...address].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 9973, 7) %
  tileHues.length;

interface AvatarProps {
  name: string;
  address: string;
  isLarge?: boolean;
}

export const Avatar = ({ name, address, isLarge }: AvatarProps) => (
  <span className={`avatar hue-${hueOf(address)}${isLarge ? ' large' : ''}`} aria-hidden>
    {initialsOf(name)}
  </span>
);

/** A window, lit when all is well. */
export const Window = ({ isLit = false, height = 76 }: { isLit?: boolean; height?: number }) => (
  <svg viewBox="0 0 66 76" height={height} aria-hidden>
    <rect x="5.5" y="1.5" width="55" height="68" fill="var(--white)" stroke="var(--line)" />
    <rect x="10" y="6" width="46" height="59" fill={isLit ? 'var(--lit)' : 'var(--plaster)'} />
    <path d="M33 6v59M10 36h46" stroke="var(--white)" strokeWidth="2" />
    <rect x="0" y="70" width="66" height="6" fill="var(--line-2)" />
  </svg>
);

interface EmptyProps {
  title: string;
  children?: ReactNode;
  isLit?: boolean;
}

/** Inside a card that has nothing to show. */
export const Empty = ({ title, children, isLit = false }: EmptyProps) => (
  <div className="empty">
    <Window isLit={isLit} />
    <div>
      <p className="heading">{title}</p>
      {children}
    </div>
  </div>
);

interface MissingProps {
  title: string;
  back: { href: string; text: string };
}

/** A page for what does not exist, or not any more. */
export const Missing = ({ title, back }: MissingProps) => (
  <div className="notice-page">
    <BackLink href={back.href}>{back.text}</BackLink>
    <Window height={152} />
    <h1>{title}</h1>
  </div>
);

interface PagerProps {
  page: number;
  perPage: number;
  shown: number;
  total: number;
  label: string;
  addressOf: (page: number) => string;
}

export const Pager = ({ page, perPage, shown, total, label, addressOf }: PagerProps) => {
  const first = (page - 1) * perPage;
  return (
    <nav className="pager" aria-label={label}>
      <span>{deskStrings.pager.range(first + 1, first + shown, total)}</span>
      {page > 1 && (
        <a className="btn short" href={addressOf(page - 1)}>
          {deskStrings.pager.previous}
        </a>
      )}
      {first + shown < total && (
        <a className="btn short" href={addressOf(page + 1)}>
          {deskStrings.pager.next}
        </a>
      )}
    </nav>
  );
};

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string | undefined;
}

export const SearchField = ({ label, hint, value }: SearchFieldProps) => (
  <div className="search">
    <Search size={18} aria-hidden />
    <input
      className="input"
      type="search"
      name="q"
      aria-label={label}
      placeholder={hint}
      defaultValue={value}
    />
  </div>
);
