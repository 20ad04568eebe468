import { RotateCcw } from 'lucide-react';
import { historyStrings } from '../../../strings/deskWriting.ts';
import type { HistoryEntry } from '../../content/storage/contentStorage.ts';
import { dayAndClock, lately, type DeskClock } from '../deskTimes.ts';
import { Avatar, Primary } from '../parts.tsx';
import { countWords, fieldDifferences, textDifferences } from './differences.ts';
import { stateOf } from './documentState.ts';
import { DocumentDifferences } from './differencesView.tsx';
import type { Values } from './documentSource.ts';
import { EditorFrame } from './editorFrame.tsx';
import { copyAddress } from './editorAddresses.ts';
import type { OpenedDocument } from './openDocument.ts';
import { Status, type DocumentState } from './status.tsx';

const FORM = 'restore';

export interface ShownVersion {
  /** The working copy has the id ''. */
  id: string;
  values: Values;
  /** The one before, or the stored one. */
  former: Values;
}

interface HistoryPageProps {
  document: OpenedDocument;
  versions: readonly HistoryEntry[];
  shown: ShownVersion | undefined;
  /** Of the newest version. */
  storedState: DocumentState;
  comparesWithStored: boolean;
  clock: DeskClock;
}

const addressOf = (document: OpenedDocument, id: string, withStored: boolean): string =>
  `${copyAddress(document, 'history')}&version=${id}${withStored ? '&with=live' : ''}`;

const VersionList = ({ document, versions, shown, storedState, clock }: HistoryPageProps) => {
  const { copy } = document;
  const by = (author: string) => author || historyStrings.elsewhere;
  return (
    <nav className="versions" aria-label={historyStrings.versions}>
      <ul>
        {copy && (
          <li>
            <a
              href={addressOf(document, '', false)}
              aria-current={shown?.id === '' ? 'true' : undefined}
            >
              <Avatar name={copy.author} address={copy.author} />
              <span className="grow">
                <b>{historyStrings.copy}</b>
                <span className="small soft broken">
                  {historyStrings.notPublished}
                  <br />
                  {copy.author}, {lately(copy.at, clock)}
                </span>
              </span>
              <Status status={stateOf(document)} />
            </a>
          </li>
        )}
        {versions.map(({ id, at, author, isDeleted }, index) => (
          <li key={id}>
            <a
              href={addressOf(document, id, false)}
              aria-current={shown?.id === id ? 'true' : undefined}
            >
              <Avatar name={by(author)} address={by(author)} />
              <span className="grow">
                <b>{dayAndClock(at, clock)}</b>
                <span className="small soft broken">
                  {isDeleted ? `${historyStrings.deleted}. ` : ''}
                  {by(author)}
                </span>
              </span>
              {index === 0 && !isDeleted && <Status status={storedState} />}
            </a>
          </li>
        ))}
      </ul>
      <p className="small soft">
        {versions.length > 0 ? historyStrings.kept : historyStrings.empty}
      </p>
    </nav>
  );
};

interface VersionHeadProps extends Pick<
  HistoryPageProps,
  'document' | 'storedState' | 'comparesWithStored' | 'clock'
> {
  /** Undefined for the working copy. */
  version: HistoryEntry | undefined;
  shown: ShownVersion;
}

const VersionHead = (props: VersionHeadProps) => {
  const { document, version, shown, storedState, comparesWithStored, clock } = props;
  const { copy, schema } = document;
  const { former, values } = shown;
  const fields = fieldDifferences(schema, former, values);
  const words = countWords(fields, textDifferences(former.body ?? '', values.body ?? ''));
  const withNewest = storedState === 'live' ? historyStrings.withLive : historyStrings.withNewest;
  const { added, removed } = historyStrings.words(words.added, words.removed);
  return (
    <div className="history-head">
      <div>
        <h2 className="heading">
          {version ? dayAndClock(version.at, clock) : historyStrings.copy}
        </h2>
        <p className="small soft">
          <ins>{added}</ins>, <del>{removed}</del>
        </p>
        <p className="small soft">{historyStrings.restoreHint}</p>
        {version && copy && (
          <p className="small problem">
            {historyStrings.replaces(copy.author, lately(copy.at, clock))}
          </p>
        )}
      </div>
      <nav className="segments" aria-label={historyStrings.compare}>
        {[false, true].map((withStored) => (
          <a
            key={String(withStored)}
            href={addressOf(document, shown.id, withStored)}
            aria-current={withStored === comparesWithStored ? 'page' : undefined}
          >
            {withStored ? withNewest : historyStrings.withBefore}
          </a>
        ))}
      </nav>
    </div>
  );
};

/** The published versions of a document, and what each has changed. */
export const HistoryPage = (props: HistoryPageProps) => {
  const { document, versions, shown } = props;
  const { copy, name, schema } = document;
  const version = versions.find(({ id }) => id === shown?.id);
  const address = copyAddress(document);
  return (
    <EditorFrame
      title={historyStrings.title}
      over={name}
      back={{ href: address, text: historyStrings.back }}
      actions={
        version &&
        !version.isDeleted && (
          <Primary form={FORM} icon={RotateCcw}>
            {historyStrings.restore}
          </Primary>
        )
      }
    >
      <div className="history">
        <VersionList {...props} />
        {shown && (
          <section>
            <VersionHead {...props} version={version} shown={shown} />
            <DocumentDifferences schema={schema} before={shown.former} after={shown.values} />
            {version && (
              <form id={FORM} method="post" action={copyAddress(document, 'history')}>
                <input type="hidden" name="version" value={version.id} />
                <input type="hidden" name="copy" value={copy?.version ?? ''} />
              </form>
            )}
          </section>
        )}
      </div>
    </EditorFrame>
  );
};
