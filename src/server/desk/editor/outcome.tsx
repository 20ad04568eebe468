import { editorStrings } from '../../../strings/editor.ts';
import type { ContentSource, Editing } from '../../content/source/contentSource.ts';
import type { Showing } from '../../content/source/showing.ts';
import { Alert, Notice, ProblemList } from './notices.tsx';

const { outcome: texts } = editorStrings;

interface OutcomeServices {
  content: Pick<ContentSource, 'reload'>;
  editing: Pick<Editing, 'showing'>;
}

/** What visitors get of a document that was just stored or deleted, by any process. */
export const settledShowing = async (
  { content, editing }: OutcomeServices,
  path: string,
  version: string | undefined,
): Promise<Showing> => {
  const showing = editing.showing(path, version);
  if (showing.what === 'upToDate') return showing;
  // Another process may have stored it, or have corrected what kept it away.
  await content.reload();
  return editing.showing(path, version);
};

export const isPublic = (showing: Showing): boolean =>
  showing.what === 'upToDate' && showing.hidden === undefined;

/** Why visitors don't get what is stored. */
const Refusal = ({ title, showing }: { title: string; showing: Showing }) => {
  const reasons = showing.what === 'upToDate' ? [] : showing.reasons.slice(0, 3);
  return (
    <Alert title={title}>
      {reasons.length > 0 ? <ProblemList problems={reasons} /> : texts.noReason}
    </Alert>
  );
};

/** How long other caches keep a page, as the end of a sentence. */
const behindCache = (cacheSeconds: number): string =>
  cacheSeconds > 0 ? texts.behindCache(cacheSeconds) : '';

/** The parameter of the address to which a change redirects. */
export type OutcomeName = 'saved' | 'unpublished' | 'site';

interface SavedProps {
  name: OutcomeName;
  showing: Showing;
  cacheSeconds: number;
  /** When a hidden document goes live; '' when that is not to come. */
  goesLive: string;
}

export const SavedNotice = ({ name, showing, cacheSeconds, goesLive }: SavedProps) => {
  if (showing.what !== 'upToDate')
    return <Refusal title={texts.shownInstead[showing.what]} showing={showing} />;
  if (name === 'site') return <Notice>{texts.site}</Notice>;
  const status = showing.hidden ?? 'live';
  const isChanged = status === 'live' || name === 'unpublished';
  const cache = isChanged ? behindCache(cacheSeconds) : '';
  return <Notice>{texts.stored[status](cache, goesLive)}</Notice>;
};

export const DeletedNotice = ({ showing, cacheSeconds }: Omit<SavedProps, 'name' | 'goesLive'>) =>
  showing.what === 'upToDate' ? (
    <Notice>{texts.deleted(behindCache(cacheSeconds))}</Notice>
  ) : (
    <Refusal title={texts.notDeleted} showing={showing} />
  );
