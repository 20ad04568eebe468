import { Check, Ellipsis, LogOut, Plus, UserCog, UserMinus, X } from 'lucide-react';
import { deskStrings, peopleStrings } from '../../../strings/desk.ts';
import type { PeopleChangeRow, PersonRow } from '../../leads/database/schema.ts';
import { ACTORS, ROLES } from '../../people/people.ts';
import { lately, shortDay, type DeskClock } from '../deskTimes.ts';
import { Avatar, Banner, Field, FOCUSED, PageHead, Primary } from '../parts.tsx';
import { PEOPLE_PATH } from '../deskAddresses.ts';
import { editAddress } from '../editor/editorAddresses.ts';

const { columns, rights, mailboxes, changes: changeTexts } = peopleStrings;

export type PeopleAction = keyof typeof peopleStrings.questions;

export const PEOPLE_ACTIONS = Object.keys(peopleStrings.questions) as PeopleAction[];

export const questionAddress = (action: PeopleAction, address: string): string =>
  `${PEOPLE_PATH}/change?${new URLSearchParams({ action, address })}`;

/** What was typed into the form, and what is wrong with it. */
export interface NewPerson {
  address: string;
  role: string;
  problems: Partial<Record<'address' | 'role', string>>;
}

export interface PeoplePageProps {
  people: readonly PersonRow[];
  changes: readonly PeopleChangeRow[];
  /** The address of the person who reads the page. */
  ownAddress: string;
  clock: DeskClock;
  done?: string | undefined;
  typed?: NewPerson;
  sales: { address: string; isFromSettings: boolean; canEditCompany: boolean };
}

const RoleOptions = () => (
  <>
    {ROLES.map((role) => (
      <option key={role} value={role}>
        {deskStrings.roleLines[role]}
      </option>
    ))}
  </>
);

const AddForm = ({ typed }: Pick<PeoplePageProps, 'typed'>) => (
  <form className="sheet add-person" method="post" action={PEOPLE_PATH}>
    <Field id="address" label={peopleStrings.address} problem={typed?.problems.address}>
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="off"
          required
          defaultValue={typed?.address}
        />
      )}
    </Field>
    <Field id="role" label={peopleStrings.role} problem={typed?.problems.role}>
      {({ id, name, className }) => (
        <select id={id} name={name} className={className} defaultValue={typed?.role || 'editor'}>
          <RoleOptions />
        </select>
      )}
    </Field>
    <Primary icon={Plus}>{peopleStrings.add}</Primary>
  </form>
);

const ICONS = { role: UserCog, 'sign-out': LogOut, remove: UserMinus } as const;
const LABELS: Record<PeopleAction, string> = {
  role: peopleStrings.changeRole,
  'sign-out': peopleStrings.signOut,
  remove: peopleStrings.remove,
};

const PersonMenu = ({ address, isLastOwner }: { address: string; isLastOwner: boolean }) => (
  <details className="menu">
    <summary className="icon-btn" aria-label={peopleStrings.change(address)}>
      <Ellipsis size={18} aria-hidden />
    </summary>
    <div className="panel">
      {PEOPLE_ACTIONS.filter((action) => !isLastOwner || action === 'sign-out').map((action) => {
        const Icon = ICONS[action];
        return (
          <a
            key={action}
            className={action === 'remove' ? 'grave' : undefined}
            href={questionAddress(action, address)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {LABELS[action]}
          </a>
        );
      })}
    </div>
  </details>
);

const addedBy = ({ added_by }: PersonRow): string => {
  if (added_by === ACTORS.settings) return peopleStrings.fromSettings;
  return added_by === ACTORS.commands ? peopleStrings.onServer : added_by;
};

const PeopleTable = ({ people, ownAddress, clock }: PeoplePageProps) => {
  const owners = people.filter(({ role }) => role === 'owner').length;
  return (
    <table className="table folds">
      <caption className="unseen">{peopleStrings.table}</caption>
      <thead>
        <tr>
          <th>{columns.person}</th>
          <th>{peopleStrings.role}</th>
          <th className="wide-only">{columns.added}</th>
          <th>{columns.seen}</th>
          <th>
            <span className="unseen">{columns.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { address, role, added_at, seen_at } = person;
          const isLastOwner = role === 'owner' && owners === 1;
          return (
            <tr key={address}>
              <td>
                <span className="who">
                  <Avatar name={address} address={address} />
                  <span>
                    <b className="name">{address}</b>{' '}
                    {address === ownAddress && <span className="chip">{peopleStrings.you}</span>}
                  </span>
                </span>
              </td>
              <td className="row-2">
                <b>{deskStrings.roles[role]}</b>
                {isLastOwner && <span className="under">{peopleStrings.onlyOwner}</span>}
              </td>
              <td className="wide wide-only soft small">
                {addedBy(person)}, {shortDay(added_at, clock)}
              </td>
              <td className="wide soft small">
                {seen_at === null ? peopleStrings.notYetHere : lately(seen_at, clock)}
              </td>
              <td className="end">
                <PersonMenu address={address} isLastOwner={isLastOwner} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** `access.test.ts` compares the texts with what `access.ts` grants. */
const Rights = () => (
  <section>
    <h2 className="heading">{rights.title}</h2>
    <table className="table rights">
      <caption className="unseen">{rights.caption}</caption>
      <thead>
        <tr>
          <td />
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {deskStrings.roles[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.rows.map(([what, roles]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {ROLES.map((role) => {
              const isAllowed = roles.some((allowed) => allowed === role);
              const Icon = isAllowed ? Check : X;
              return (
                <td key={role} className={isAllowed ? 'yes' : 'no'}>
                  <Icon size={18} aria-hidden />
                  <span className="unseen">{isAllowed ? rights.yes : rights.no}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const changeText = ({ what, actor, address, role }: PeopleChangeRow): string =>
  changeTexts[what](actor, address, role === null ? '' : deskStrings.roles[role]);

export const PeoplePage = (props: PeoplePageProps) => {
  const { changes, clock, done, typed, sales } = props;
  return (
    <>
      <PageHead title={peopleStrings.title}>{peopleStrings.intro}</PageHead>
      {done && <Banner tone="good" title={done} />}
      <AddForm {...(typed && { typed })} />
      <PeopleTable {...props} />
      <div className="columns even">
        <Rights />
        <div className="stack">
          <section className="sheet">
            <h2 className="heading">{mailboxes.title}</h2>
            <p className="broken">{mailboxes.text(sales.address)}</p>
            <p className="hint">
              {sales.isFromSettings ? mailboxes.fromSettings : mailboxes.fromCompany}
            </p>
            {sales.canEditCompany && !sales.isFromSettings && (
              <div className="actions">
                <a className="btn" href={editAddress('site.yaml')}>
                  {mailboxes.open}
                </a>
              </div>
            )}
          </section>
          <section>
            <h2 className="heading">{changeTexts.title}</h2>
            {changes.length === 0 && <p className="quiet">{changeTexts.none}</p>}
            <ul className="changes">
              {changes.map((change) => (
                <li key={change.id}>
                  <span>{changeText(change)}</span>
                  <time className="small quiet whole" dateTime={change.at}>
                    {lately(change.at, clock)}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
};

interface QuestionProps {
  action: PeopleAction;
  person: PersonRow;
  isOwn: boolean;
  problem?: string | undefined;
  /** The role that was chosen before. */
  chosen?: string;
}

export const PeopleQuestion = ({ action, person, isOwn, problem, chosen }: QuestionProps) => {
  const { title, text, own: ownText, verb } = peopleStrings.questions[action];
  const { address, role } = person;
  return (
    <form className="dialog stack" method="post" action={`${PEOPLE_PATH}/change`}>
      <div>
        <h1 {...FOCUSED}>{title(address)}</h1>
        <p>{isOwn ? ownText : text}</p>
      </div>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="address" value={address} />
      {action === 'role' && (
        <Field id="role" label={peopleStrings.role} problem={problem}>
          {({ id, name, className }) => (
            <select id={id} name={name} className={className} defaultValue={chosen || role}>
              <RoleOptions />
            </select>
          )}
        </Field>
      )}
      {problem && action !== 'role' && <p className="problem">{problem}</p>}
      <div className="actions">
        <a className="btn" href={PEOPLE_PATH}>
          {peopleStrings.keep}
        </a>
        <button className="btn danger">{verb}</button>
      </div>
    </form>
  );
};
