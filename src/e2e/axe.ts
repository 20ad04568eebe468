import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA. Without explicit tags axe skips the target size rule. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Results that axe cannot decide, by rule and message key. Each was reviewed by hand; the value says why it passes. */
const REVIEWED: Readonly<Record<string, string>> = {
  'color-contrast: bgGradient':
    'Link underlines and window bars: the text is far above 4.5:1 on both colors. No text is placed on a sky.',
  'color-contrast: bgOverlap': 'The overlapping element has the same background color.',
  'color-contrast: elmPartiallyObscuring':
    'The proof on the home page of phones: dark text on the pale sky, 5.6:1 to 8:1 at 390 px.',
  'color-contrast: imgNode':
    'The sign of the company and the note on its door, which are parts of a drawing.',
  'color-contrast: pseudoContent': 'The pseudo-element is beside the text, not below it.',
  'color-contrast: elmPartiallyObscured': 'A wide table is cut at the edge where it scrolls.',
  'color-contrast: shortTextContent':
    'One digit in a table whose other cells have the same colors.',
  'th-has-data-cells: th-has-data-cells':
    'A row that names a group of the comparison. The rows below it are its cells.',
};

let axeSource: string | undefined;

/** The rules whose result depends on the window's width. */
const LAYOUT_RULES = ['color-contrast', 'target-size'];

const runAxe = async (page: Page, selector: string, isLayoutOnly: boolean) => {
  axeSource ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  // Evaluated, because the CSP blocks an added script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, runOnly]) => {
      const runner = (window as unknown as { axe: typeof axe }).axe;
      // A color in transition has no contrast to judge. Spinners never end.
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations, incomplete } = await runner.run(part, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
        preload: false,
      });
      const messageKey = ({ id, data }: axe.CheckResult): string =>
        (data as { messageKey?: string } | null)?.messageKey ?? id;
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join()}`,
        ),
        incomplete: incomplete.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ any, all, none }) =>
            [...any, ...all, ...none].map((check) => `${id}: ${messageKey(check)}`),
          ),
        ),
      };
    },
    [
      selector,
      isLayoutOnly
        ? { type: 'rule' as const, values: LAYOUT_RULES }
        : { type: 'tag' as const, values: AXE_TAGS },
    ] as const,
  );
};

/** @param isLayoutOnly for a page that was checked at another width */
export const axeViolations = async (
  page: Page,
  selector = 'html',
  isLayoutOnly = false,
): Promise<string[]> => (await runAxe(page, selector, isLayoutOnly)).violations;

/** Violations and unreviewed incomplete results. */
export const axeProblems = async (page: Page, isLayoutOnly = false): Promise<string[]> => {
  const { violations, incomplete } = await runAxe(page, 'html', isLayoutOnly);
  return [...violations, ...new Set(incomplete.filter((result) => !(result in REVIEWED)))];
};
