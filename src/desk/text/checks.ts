import type { EditorView } from '@codemirror/view';
import { problemLines, problemsFound, type Repair, type TextProblem } from './problems.ts';

/** After a pause in writing. */
const CHECK_DELAY_MS = 1200;

interface FoundProblem {
  field?: string;
  line?: number;
  message: string;
  repair?: Repair;
}

interface Findings {
  problems: readonly FoundProblem[];
  warnings: readonly FoundProblem[];
}

/** The problems of the text in a form that is not saved. Undefined when the server does not say. */
const check = async (
  form: HTMLFormElement,
  field: string,
  signal: AbortSignal,
): Promise<TextProblem[] | undefined> => {
  const body = new FormData(form);
  for (const [name, value] of [...body]) if (typeof value !== 'string') body.delete(name);
  // The form's property `action` is a button.
  const [, query = ''] = form.getAttribute('action')!.split('?');
  const address = `/admin/check?${query}`;
  try {
    const answer = await fetch(address, { method: 'POST', body, signal });
    if (!answer.ok) return undefined;
    const { problems, warnings } = (await answer.json()) as Findings;
    const inText = (found: readonly FoundProblem[], isWarning: boolean) =>
      found
        .filter((each) => each.field === field)
        .map(({ line = 1, message, repair }) => ({ line, message, repair, isWarning }));
    return [...inText(problems, false), ...inText(warnings, true)];
  } catch {
    return undefined;
  }
};

/** Marks the problems of the text while it is written. */
export const startChecks = (
  view: EditorView,
  { form, field }: { form: HTMLFormElement; field: string },
  onFound: (lines: readonly number[]) => void,
): void => {
  let timer: number | undefined;
  let request: AbortController | undefined;
  const run = async () => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const before = view.state.doc;
    const problems = await check(form, field, signal);
    // An edit since then asks again.
    if (!problems || signal.aborted || !view.state.doc.eq(before)) return;
    view.dispatch({ effects: problemsFound.of(problems) });
    onFound(problemLines(view.state));
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void run(), CHECK_DELAY_MS);
  });
  void run();
};
