import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { DOCUMENT_KINDS, type DocumentKind } from '../../content/load/documentKinds.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { PageHead, SearchField } from '../parts.tsx';
import type { DocumentList } from './documentList.ts';
import { CONTENT_PATH, editAddress } from './notices.tsx';
import { Status } from './status.tsx';

const { list } = editorStrings;

export const listAddress = ({ name }: Pick<DocumentKind, 'name'>) => `${CONTENT_PATH}?kind=${name}`;

type ListPageProps = {
  kind: DocumentKind;
  query: string;
  listed: DocumentList;
  /** What visitors see after a deletion. */
  outcome: ReactNode;
  /** The paths of documents with problems. */
  faulty: ReadonlySet<string>;
};

const NewLink = ({ kind }: Pick<ListPageProps, 'kind'>) => (
  <a className="btn primary" href={editAddress(kind.file)}>
    {list.create(kind.noun)}
    <span className="tile">
      <Plus size={17} strokeWidth={2} aria-hidden />
    </span>
  </a>
);

export const ListPage = ({ kind, query, listed, outcome, faulty }: ListPageProps) => {
  const { documents, count } = listed;
  const canCreate =
    kind.hasMany || (documents.length === 0 && query === '' && kind.name !== 'legal');
  return (
    <>
      <PageHead title={kind.title} actions={canCreate && <NewLink kind={kind} />} />
      {outcome}
      <nav className="sideways" aria-label={list.kinds}>
        <div className="segments">
          {DOCUMENT_KINDS.map((each) => (
            <a
              key={each.name}
              href={listAddress(each)}
              aria-current={each === kind ? 'page' : undefined}
            >
              {each.title}
            </a>
          ))}
        </div>
      </nav>
      <form className="filters" role="search">
        <input type="hidden" name="kind" value={kind.name} />
        <SearchField label={list.searchIn(kind.title)} hint="" value={query} />
        <button className="btn">{list.search}</button>
      </form>
      <ul className="documents">
        {documents.map(({ path, title, status, goesLive, changed }) => (
          <li key={path}>
            <a className="name" href={editAddress(path)}>
              {title}
            </a>
            <Status status={faulty.has(path) ? 'problem' : status} />
            <span className="small quiet">
              {list.time(status === 'scheduled' && goesLive, changed)}
            </span>
          </li>
        ))}
      </ul>
      {documents.length === 0 && <p>{list.empty}</p>}
      {documents.length < count && <p>{list.more(documents.length, count)}</p>}
    </>
  );
};
