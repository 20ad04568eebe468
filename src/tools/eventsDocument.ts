import { siteEvents } from '../app/eventCatalog.ts';
import type { EventDescription } from '../store/eventDescription.ts';
import { queryEvents } from '../store/queryEvents.ts';

const INTRODUCTION = `# Events

What can happen, by the types that Redux DevTools shows. Personal is where an action holds what visitors tell of
themselves or look for: none of it belongs into a report. Written by \`npm run docs\` from the features'
\`*Events.ts\`; [state.md](state.md) says what the events change.`;

const QUERY_INTRODUCTION =
  'Its own actions, by its own names; `meta.arg.endpointName` says which call they are about.';

const code = (text: string): string => `\`${text}\``;

const table = (events: Readonly<Record<string, EventDescription>>): string =>
  [
    '| event | meaning | personal |',
    '| --- | --- | --- |',
    ...Object.entries(events).map(
      ([type, { meaning, personal }]) =>
        `| ${code(type)} | ${meaning} | ${personal.map(code).join(', ')} |`,
    ),
  ].join('\n');

/** `docs/events.md`: the catalogue of events for people. */
export const eventsDocument = (): string =>
  [
    INTRODUCTION,
    ...Object.entries(siteEvents).map(([owner, events]) => `## ${owner}\n\n${table(events)}`),
    `## RTK Query\n\n${QUERY_INTRODUCTION}\n\n${table(queryEvents)}`,
  ].join('\n\n') + '\n';
