import { ArrowRight, Mail } from 'lucide-react';
import { deskStrings } from '../../strings/desk.ts';
import type { Role } from '../leads/database/schema.ts';
import { Window } from './parts.tsx';
import { DESK_PATH, PEOPLE_PATH } from './deskAddresses.ts';

const { forbidden, roles } = deskStrings;

const topicOf = (path: string): keyof typeof forbidden.titles => {
  if (/^\/admin\/(?:content|edit|newsletter)/.test(path)) return 'content';
  if (/^\/admin\/(?:leads|events)/.test(path)) return 'leads';
  return path.startsWith(PEOPLE_PATH) ? 'people' : 'other';
};

interface ForbiddenProps {
  path: string;
  address: string;
  role: Role;
  owners: readonly string[];
}

/** What a person reads whose role does not cover an address. */
export const Forbidden = ({ path, address, role, owners }: ForbiddenProps) => (
  <div className="notice-page">
    <Window height={152} />
    <h1>{forbidden.titles[topicOf(path)]}</h1>
    <p className="broken">
      {forbidden.text(address, roles[role], forbidden.covers[role], owners.join(', '))}
    </p>
    <div className="actions">
      <a className="btn" href={`mailto:${owners.map(encodeURIComponent).join(',')}`}>
        <Mail size={17} aria-hidden />
        {forbidden.write}
      </a>
      <a className="btn primary" href={DESK_PATH}>
        {forbidden.back}
        <span className="tile">
          <ArrowRight size={17} strokeWidth={2} aria-hidden />
        </span>
      </a>
    </div>
  </div>
);
