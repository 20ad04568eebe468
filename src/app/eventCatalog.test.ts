import { baseApi } from '../api/baseApi.ts';
import { isActionCreator, isSlice, loadStateModules } from '../tools/stateSources.ts';
import { queryEvents } from '../store/queryEvents.ts';
import { eventCatalog, siteEvents } from './eventCatalog.ts';

const creatorTypes = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter(isActionCreator).map(({ type }) => type)),
];

/** Everything in the site's code that makes an action. */
const findSiteTypes = async (): Promise<string[]> => {
  const values = (await loadStateModules()).flatMap(({ exports }) => Object.values(exports));
  return creatorTypes([
    ...values,
    ...values.filter(isSlice).flatMap(({ actions }) => Object.values<unknown>(actions)),
  ]);
};

/** Everything that RTK Query makes for the API; what it tells of the window is not listened to. */
const queryTypes = (): string[] => {
  const { internalActions } = baseApi as unknown as { internalActions: object };
  const thunks = ['executeQuery', 'executeMutation'].flatMap((thunk) =>
    ['pending', 'fulfilled', 'rejected'].map((phase) => `${baseApi.reducerPath}/${thunk}/${phase}`),
  );
  const made = creatorTypes([...Object.values(internalActions), ...Object.values(baseApi.util)]);
  return [...thunks, ...made.filter((type) => type.startsWith(`${baseApi.reducerPath}/`))];
};

const siteTypes = Object.values(siteEvents).flatMap((events) => Object.keys(events));

it('holds every event that the code can make, and no other', async () => {
  expect([...siteTypes].sort()).toEqual((await findSiteTypes()).sort());
});

it("holds every action of RTK Query's own, and no other", () => {
  expect(Object.keys(queryEvents).sort()).toEqual([...new Set(queryTypes())].sort());
});

it('describes each event in one place', () => {
  const types = [...siteTypes, ...Object.keys(queryEvents)];
  expect(types.filter((type, index) => types.indexOf(type) < index)).toEqual([]);
  expect(Object.keys(eventCatalog).sort()).toEqual(types.sort());
});

/** Ends in what has happened. Add another irregular verb when an event needs one. */
const PAST_EVENT = /^[a-z]\w*\/\w*(?:ed|chosen|found|kept|left|lost|shown)$/i;

it('names every event of the site as what has happened to a part of it', () => {
  expect(siteTypes.filter((type) => !PAST_EVENT.test(type))).toEqual([]);
});

it('says what each event means in a sentence', () => {
  const meanings = Object.values(eventCatalog).map(({ meaning }) => meaning);
  expect(meanings.filter((meaning) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
});
