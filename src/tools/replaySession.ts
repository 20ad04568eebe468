import type { UnknownAction } from '@reduxjs/toolkit';
import { layoutModule } from '../app/PageLayout.tsx';
import { matchRoute, routes } from '../app/routes.ts';
import { arrived, pageLoaded } from '../store/navigationSlice.ts';
import { makeRootReducer, type AnySlice } from '../store/rootReducer.ts';

/** A file that holds no session; its message says what is wrong with it. */
class SessionError extends Error {}

/** One event of a visit, and the state that the browser had after it where the export knows. */
interface Step {
  action: UnknownAction;
  recorded?: object | undefined;
}

/** A visit as Redux DevTools tells it. */
export interface Session {
  /** The state that the visit, or what is kept of it, begins with. */
  start?: object | undefined;
  steps: Step[];
}

export interface Replay {
  /** Events that were played, up to the one that differs. */
  played: number;
  /** How many of them the export has a state for. */
  compared: number;
  /** The first event whose state is another than the recorded one, counted from 1 as in DevTools. */
  difference?: { number: number; type: string; lines: string[] };
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** DevTools writes some parts of its file as JSON within the JSON. */
const parsed = (value: unknown, what: string): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new SessionError(`${what} is not JSON: ${(error as Error).message}`);
  }
};

const asAction = (value: unknown, number: number): UnknownAction => {
  if (!isObject(value) || typeof value.type !== 'string') {
    throw new SessionError(`Action ${number} has no type.`);
  }
  return value as UnknownAction;
};

/** What the instrument itself dispatches when it starts. */
const isInit = ({ type }: UnknownAction): boolean => type === '@@INIT';

const stateOf = (computed: unknown): object | undefined =>
  isObject(computed) && isObject(computed.state) ? computed.state : undefined;

/** The instrument's own state: each action by its id, and the state after each one that is staged. */
const readLifted = (lifted: Json): Session => {
  const { actionsById, computedStates, stagedActionIds, skippedActionIds = [] } = lifted;
  if (!isObject(actionsById) || !Array.isArray(computedStates) || !Array.isArray(stagedActionIds)) {
    throw new SessionError('Its actionsById, computedStates or stagedActionIds are missing.');
  }
  if (computedStates.length < stagedActionIds.length) {
    throw new SessionError('It has fewer states than actions: export it again, unpaused.');
  }
  const start = stateOf(computedStates[0]);
  if (!start) throw new SessionError('Its first state is missing.');
  const steps = stagedActionIds.map((id: number, number) => {
    const entry = actionsById[id];
    const action = asAction(isObject(entry) ? entry.action : undefined, number);
    return { id, action, recorded: stateOf(computedStates[number]) };
  });
  const skipped = new Set(skippedActionIds as number[]);
  return { start, steps: steps.slice(1).filter(({ id }) => !skipped.has(id)) };
};

/**
 * Reads what Redux DevTools exports: the instrument's whole state, or the actions and what they began with.
 * @throws SessionError for anything else
 */
export const readSession = (text: string): Session => {
  const file = parsed(text, 'The file');
  if (!isObject(file)) throw new SessionError('The file is no export of Redux DevTools.');
  if ('actionsById' in file) return readLifted(file);
  const payload = parsed(file.payload, 'Its payload');
  if (isObject(payload) && 'actionsById' in payload) return readLifted(payload);
  if (!Array.isArray(payload)) {
    throw new SessionError('It has neither a payload of actions nor actionsById.');
  }
  const start = parsed(file.preloadedState, 'Its preloadedState');
  return {
    start: isObject(start) ? start : undefined,
    steps: payload
      .map((action, index) => ({ action: asAction(action, index + 1) }))
      .filter(({ action }) => !isInit(action)),
  };
};

/** RTK Query names each copy of itself at random, and says here whether it has met another. */
const NOT_OF_THE_SITE = 'api.config.middlewareRegistered';
const LINES_SHOWN = 5;
const CHARACTERS_SHOWN = 80;

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > CHARACTERS_SHOWN ? `${text.slice(0, CHARACTERS_SHOWN)}…` : text;
};

/** What differs, by its path. JSON knows no undefined: a field that holds it is as good as left out. */
const differences = (recorded: unknown, now: unknown, path = ''): string[] => {
  if (Object.is(recorded, now) || path === NOT_OF_THE_SITE) return [];
  const areAlike =
    isObject(recorded) && isObject(now) && Array.isArray(recorded) === Array.isArray(now);
  if (!areAlike) {
    return [`${path || 'the state'}: recorded ${shown(recorded)}, now ${shown(now)}`];
  }
  return [...new Set([...Object.keys(recorded), ...Object.keys(now)])].flatMap((key) =>
    differences(recorded[key], now[key], path ? `${path}.${key}` : key),
  );
};

type SlicesByChunk = ReadonlyMap<string, readonly AnySlice[]>;

/** Every page's slices. Loading a page also gives the API the page's calls, which say what an answer is tagged with. */
const loadSlices = async (): Promise<SlicesByChunk> => {
  const pages = routes.map(async ({ page }) => {
    const { slices = [] } = await page.load();
    return [page.chunk, slices] as const;
  });
  return new Map(await Promise.all(pages));
};

/** The page that the browser began with: hydration adds its slices before anything happens. */
const firstChunk = ({ steps }: Session): string | undefined => {
  for (const { action } of steps) {
    if (pageLoaded.match(action)) return action.payload.chunk;
    if (arrived.match(action)) {
      return matchRoute(action.payload.pathname + action.payload.search).route.page.chunk;
    }
  }
  return undefined;
};

/** Slices that are there at the start: those that the first state holds, or else the layout's and the first page's. */
const slicesAtStart = (session: Session, slices: SlicesByChunk): readonly AnySlice[] => {
  const { start } = session;
  const ofLayout = layoutModule.slices ?? [];
  if (!start) return [...ofLayout, ...(slices.get(firstChunk(session) ?? '') ?? [])];
  return [...ofLayout, ...slices.values()].flat().filter(({ reducerPath }) => reducerPath in start);
};

/**
 * Plays a visit over the site's own reducer: the answers of the API are in its events. A page's slices join when its code
 * has come, as in the browser. Stops at the first event whose state is not the recorded one.
 */
export const replaySession = async (session: Session): Promise<Replay> => {
  const slices = await loadSlices();
  const reducer = makeRootReducer();
  reducer.inject(slicesAtStart(session, slices));
  let state = reducer(session.start, { type: '@@INIT' });
  let compared = 0;
  for (const [index, { action, recorded }] of session.steps.entries()) {
    const number = index + 1;
    if (pageLoaded.match(action)) {
      const { chunk } = action.payload;
      if (!slices.has(chunk)) {
        throw new SessionError(`Action ${number} loads the page "${chunk}", which is no more.`);
      }
      reducer.inject(slices.get(chunk)!);
    }
    state = reducer(state, action);
    if (!recorded) continue;
    compared += 1;
    const lines = differences(recorded, state);
    if (lines.length > 0) {
      return { played: number, compared, difference: { number, type: action.type, lines } };
    }
  }
  return { played: session.steps.length, compared };
};

/** What `npm run replay` says of an export, and how it ends. */
export const runReplay = async (text: string): Promise<{ exitCode: number; output: string }> => {
  try {
    const { played, compared, difference } = await replaySession(readSession(text));
    if (!difference) {
      const found =
        compared === 0
          ? 'The file has no states to compare with: only that every reducer takes them is known.'
          : 'Every state is as it was recorded.';
      return { exitCode: 0, output: `${played} actions played. ${found}` };
    }
    const { number, type, lines } = difference;
    const left = lines.length - LINES_SHOWN;
    return {
      exitCode: 1,
      output: [
        `Action ${number}, ${type}: the state differs.`,
        ...lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`),
        ...(left > 0 ? [`  and ${left} more`] : []),
      ].join('\n'),
    };
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    return { exitCode: 1, output: `This session can't be replayed. ${error.message}` };
  }
};
