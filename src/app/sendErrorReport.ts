import {
  BROWSER_ERROR_LIMITS,
  BROWSER_ERRORS_PATH,
  type BrowserError,
} from '../contract/browserErrors.ts';
import { routePattern } from '../contract/routePattern.ts';
import { asksForPrivacy } from '../lib/asksForPrivacy.ts';
import { framesOf, isOfExtension, withoutPrivateParts } from '../lib/errorText.ts';

interface Thrown {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Other names and fields of a thrown object may be personal data. */
const ERROR_NAME = /(?:Error|Exception)$/;

const describe = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { name, message } = thrown as Thrown;
  const kind = ERROR_NAME.test(textOf(name)) ? textOf(name) : '';
  return [kind, textOf(message)].filter(Boolean).join(': ') || 'An object was thrown';
};

const messageOf = (thrown: unknown): string => {
  const cause = (thrown as Thrown | null | undefined)?.cause;
  return describe(thrown) + (cause === undefined ? '' : ` (cause: ${describe(cause)})`);
};

/** Without the message, which some browsers repeat there. */
const stackOf = (thrown: unknown): string => {
  const stack = textOf((thrown as Thrown | null | undefined)?.stack);
  const head = describe(thrown);
  return stack.startsWith(head) ? stack.slice(head.length) : stack;
};

/** `Script error.` hides an error of another origin's script. Browsers report the others for slow pages. */
const NOISE = /^(?:\w+: )?(?:Script error\.?$|ResizeObserver loop )/;

const sentErrors = new WeakSet();
const sentTexts = new Set<string>();

/** @param file the script, if the browser names it */
export const sendErrorReport = async (thrown: unknown, file = ''): Promise<void> => {
  if (asksForPrivacy() || sentTexts.size >= BROWSER_ERROR_LIMITS.perPage) return;
  // An error can be caught, reported and thrown again.
  if (typeof thrown === 'object' && thrown !== null) {
    if (sentErrors.has(thrown)) return;
    sentErrors.add(thrown);
  }
  const message = messageOf(thrown);
  const stack = stackOf(thrown);
  if (NOISE.test(message) || isOfExtension(`${stack} ${file}`)) return;
  const report: BrowserError = {
    route: routePattern(window.location.pathname),
    build: document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '',
    message: withoutPrivateParts(message),
    stack: framesOf(stack),
  };
  const text = report.message + report.stack.join('\n');
  if (sentTexts.has(text)) return;
  sentTexts.add(text);
  await fetch(BROWSER_ERRORS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  });
};
