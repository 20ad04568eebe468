import { parentPort } from 'node:worker_threads';
import { readFormEntries } from './plugins/readFormEntries.ts';
import { parsePayload } from './gateway/schemas/parsePayload.ts';
import { inspectBody, placesIn } from './content/check/inspectBody.ts';
import { renderMarkdown } from './content/load/markdown.ts';
import { htmlToMarkdown } from './html/htmlToMarkdown.ts';
import { parseLongDocument } from './content/load/parseDocument.ts';

/** Work on one document that may take long. Worker threads run this file; arguments and results are copied between threads. */
const TASKS = {
  parseLongDocument,
  inspectBody,
  placesIn,
  renderMarkdown,
  htmlToMarkdown,
  parsePayload,
  readFormEntries,
};

export type Tasks = typeof TASKS;

export interface TaskMessage<Name extends keyof Tasks = keyof Tasks> {
  id: number;
  name: Name;
  args: Parameters<Tasks[Name]>;
}

/** @returns the result of the task; its time limit counts from the message */
export const runTask = ({ id, name, args }: TaskMessage): unknown => {
  parentPort!.postMessage({ startedTask: id });
  const task = TASKS[name] as (...args: unknown[]) => unknown;
  return task(...args);
};
