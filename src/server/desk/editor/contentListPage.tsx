import { CircleAlert, Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { goesLiveText, lately, type DeskClock } from '../deskTimes.ts';
import { Avatar, Empty, PageHead, SearchField } from '../parts.tsx';
import type { ListedDocument } from './documentList.ts';
import { copyAddress, editAddress } from './editorAddresses.ts';
import { Status, type DocumentState } from './status.tsx';
import { CONTENT_PATH } from '../deskAddresses.ts';

const { list, states } = editorStrings;

/** What the list shows. */
export interface ListFilter {
  kind: DocumentKind | undefined;
  state: DocumentState | undefined;
  query: string;
}

/** A document with the problem that keeps visitors from it. */
export interface ListRow extends ListedDocument {
  problem: string | undefined;
}

const STATES = ['problem', 'draft', 'changed', 'scheduled', 'live'] as const;
/** Of each kind, in a list of all. */
const SHOWN_OF_KIND = 5;
/** A page with thousands of rows takes long to read. */
const MAX_SHOWN = 300;

const addressOf = ({ kind, state, query }: ListFilter): string => {
  const parameters = new URLSearchParams({
    ...(kind && { kind: kind.name }),
    ...(state && { state }),
    ...(query && { q: query }),
  });
  return parameters.size > 0 ? `${CONTENT_PATH}?${parameters}` : CONTENT_PATH;
};

export const listAddress = (kind: DocumentKind): string =>
  addressOf({ kind, state: undefined, query: '' });

export const stateOfRow = ({ problem, state }: ListRow): DocumentState =>
  problem === undefined ? state : 'problem';

const hasKind = (row: ListRow, { kind }: ListFilter): boolean => !kind || row.kind === kind;

const hasState = (row: ListRow, { state }: ListFilter): boolean => {
  const own = stateOfRow(row);
  // Unpublished documents are few, and visitors don't see them either: the filter of drafts includes them.
  return !state || own === state || (state === 'draft' && own === 'unpublished');
};

const matchQuery = (rows: readonly ListRow[], query: string): readonly ListRow[] => {
  const words = query.toLowerCase();
  if (words === '') return rows;
  return rows.filter(({ path, address, title }) =>
    `${path} ${address ?? ''} ${title}`.toLowerCase().includes(words),
  );
};

/** Under the title: when a scheduled document goes live, else its address. */
const placeText = ({ goesLive, state, address }: ListRow, clock: DeskClock): string => {
  if (state === 'scheduled' && goesLive) return goesLiveText(goesLive, clock);
  return address ?? '';
};

const Row = ({ row, clock }: { row: ListRow; clock: DeskClock }) => {
  const { id, path, title, author, changedAt, problem } = row;
  const who = author || list.anotherProgram;
  return (
    <tr>
      <td>
        <a className="name" href={copyAddress({ savedPath: path, id })}>
          {title || list.untitled}
        </a>
        {problem === undefined ? (
          <span className="under cut">{placeText(row, clock)}</span>
        ) : (
          <span className="under faulty">
            <CircleAlert size={15} aria-hidden /> {problem}
          </span>
        )}
      </td>
      <td className="end">
        <Status status={stateOfRow(row)} />
      </td>
      <td className="row-2 small soft">
        <span className="by" title={author}>
          {author && <Avatar name={author} address={author} />}
          <span className="cut">
            {who}, {lately(changedAt, clock)}
          </span>
        </span>
      </td>
    </tr>
  );
};

const New = ({ kind }: Pick<ListFilter, 'kind'>) => {
  const kinds = kind ? [kind] : DOCUMENT_KINDS.filter(({ createdByWriters }) => createdByWriters);
  const tile = (
    <span className="tile">
      <Plus size={17} strokeWidth={2} aria-hidden />
    </span>
  );
  const [only] = kinds;
  if (kinds.length === 1)
    return (
      <a className="btn primary" href={editAddress(only!.file)}>
        {list.create(only!.noun)}
        {tile}
      </a>
    );
  return (
    <details className="menu">
      <summary className="btn primary">
        {list.new}
        {tile}
      </summary>
      <div className="panel">
        {kinds.map((each) => (
          <a key={each.name} href={editAddress(each.file)}>
            {list.create(each.noun)}
          </a>
        ))}
      </div>
    </details>
  );
};

interface ListPageProps {
  filter: ListFilter;
  rows: readonly ListRow[];
  clock: DeskClock;
  /** What visitors see after a deletion. */
  outcome: ReactNode;
}

/** Links to the kinds, with the number of rows of each that the query finds. */
const Kinds = ({ filter, rows }: Pick<ListPageProps, 'filter' | 'rows'>) => {
  const ofState = rows.filter((row) => hasState(row, filter));
  const byKind = Map.groupBy(ofState, ({ kind }) => kind);
  return (
    <nav className="sideways" aria-label={list.kinds}>
      <div className="segments kinds">
        {[undefined, ...DOCUMENT_KINDS].map((kind) => (
          <a
            key={kind?.name ?? ''}
            href={addressOf({ ...filter, kind })}
            aria-current={kind === filter.kind ? 'page' : undefined}
          >
            {kind?.title ?? list.all}{' '}
            <span className="quiet">{kind ? (byKind.get(kind)?.length ?? 0) : ofState.length}</span>
          </a>
        ))}
      </div>
    </nav>
  );
};

const States = ({ filter, rows }: Pick<ListPageProps, 'filter' | 'rows'>) => {
  const ofKind = rows.filter((row) => hasKind(row, filter));
  return (
    <nav className="sideways" aria-label={list.states}>
      <div className="segments">
        {[undefined, ...STATES].map((state) => (
          <a
            key={state ?? ''}
            href={addressOf({ ...filter, state })}
            aria-current={state === filter.state ? 'page' : undefined}
          >
            {state ? states[state] : list.allStates}{' '}
            <span className="quiet">
              {ofKind.filter((row) => hasState(row, { ...filter, state })).length}
            </span>
          </a>
        ))}
      </div>
    </nav>
  );
};

const Search = ({ filter: { kind, state, query } }: Pick<ListPageProps, 'filter'>) => (
  <form className="filters" role="search" action={CONTENT_PATH}>
    {kind && <input type="hidden" name="kind" value={kind.name} />}
    {state && <input type="hidden" name="state" value={state} />}
    <SearchField
      label={list.searchIn(kind?.title ?? list.content)}
      hint={list.hint}
      value={query}
    />
    <button className="btn">{list.search}</button>
  </form>
);

interface DocumentGroup {
  kind: DocumentKind;
  rows: readonly ListRow[];
  shown: readonly ListRow[];
}

const groupsOf = (rows: readonly ListRow[]): DocumentGroup[] =>
  DOCUMENT_KINDS.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return { kind, rows: ofKind, shown: ofKind };
  }).filter((group) => group.rows.length > 0);

interface GroupProps {
  filter: ListFilter;
  group: DocumentGroup;
}

const GroupHead = ({ filter, group: { kind, rows } }: GroupProps) => (
  <tr className="group">
    <td colSpan={3}>
      <div>
        <h2 className="heading">{kind.title}</h2>
        <a className="link" href={addressOf({ ...filter, kind })}>
          {list.allOf(rows.length)}
        </a>
      </div>
    </td>
  </tr>
);

interface DocumentTableProps {
  filter: ListFilter;
  groups: readonly DocumentGroup[];
  clock: DeskClock;
}

const DocumentTable = ({ filter, groups, clock }: DocumentTableProps) => (
  <table className="table folds documents">
    <caption className="unseen">{list.caption}</caption>
    <thead>
      <tr>
        <th>{list.columns.title}</th>
        <th>{list.columns.state}</th>
        <th>{list.columns.by}</th>
      </tr>
    </thead>
    <tbody>
      {groups.map((group) => (
        <Fragment key={group.kind.name}>
          {!filter.kind && <GroupHead filter={filter} group={group} />}
          {group.shown.map((row) => (
            <Row key={row.id} row={row} clock={clock} />
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
);

/** Whether the list of a kind, or of all kinds, offers a new document. */
const canCreate = (kind: DocumentKind | undefined, rows: readonly ListRow[]): boolean => {
  if (!kind || kind.createdByWriters) return true;
  // The site needs a file of each other kind. A legal text has a page only under the names that the site knows.
  const isMissing = rows.every((row) => row.kind !== kind);
  return isMissing && kind.name !== 'legal';
};

export const ListPage = ({ filter, rows, clock, outcome }: ListPageProps) => {
  const { kind, state, query } = filter;
  const found = matchQuery(rows, query);
  const listed = found.filter((row) => hasKind(row, filter) && hasState(row, filter));
  const isFiltered = kind !== undefined || query !== '' || state !== undefined;
  const groups = isFiltered
    ? groupsOf(listed.slice(0, MAX_SHOWN))
    : groupsOf(listed).map((group) => ({ ...group, shown: group.rows.slice(0, SHOWN_OF_KIND) }));
  return (
    <>
      <PageHead
        title={kind?.title ?? list.content}
        actions={canCreate(kind, rows) && <New kind={kind} />}
      />
      {outcome}
      <Search filter={filter} />
      <States filter={filter} rows={found} />
      <div className="by-kind">
        <Kinds filter={filter} rows={found} />
        <div>
          {listed.length === 0 && <Empty title={list.empty} />}
          {groups.length > 0 && <DocumentTable filter={filter} groups={groups} clock={clock} />}
          {isFiltered && listed.length > MAX_SHOWN && <p>{list.more(MAX_SHOWN, listed.length)}</p>}
        </div>
      </div>
    </>
  );
};
