import { useEffect } from 'react';

/** States that only a pointer or the keyboard can bring about, and that the kit shows all the same. */
export type ForcedState = 'hover' | 'focus' | 'active';

const CONTROLS = ':is(a, button, input, select, textarea, [tabindex])';

/** What stands for a pseudo-class inside a part of the page that is marked with `data-forced`. */
const STAND_INS: readonly [RegExp, string][] = [
  [/:focus-visible|:focus(?![\w-])/g, `:is([data-forced='focus'] ${CONTROLS})`],
  [/:hover/g, `:is([data-forced='hover'] *)`],
  [/:active/g, `:is([data-forced='active'] *)`],
];

/** The same selector for marked parts of the page; null for one without such states. */
export const forcedSelector = (selector: string): string | null => {
  // What holds while something is not hovered or focused is true of everything else.
  if (/:not\(:(?:hover|focus|active)/.test(selector)) return null;
  const forced = STAND_INS.reduce(
    (text, [state, standIn]) => text.replace(state, standIn),
    selector,
  );
  return forced === selector ? null : forced;
};

/** A rule and, after it, the same for what is marked: all rules together keep their order, which decides. */
const withForced = (rule: CSSRule): string => {
  const { cssText } = rule;
  if ('selectorText' in rule) {
    const selector = forcedSelector(String(rule.selectorText));
    return selector ? `${cssText}\n${selector} ${cssText.slice(cssText.indexOf('{'))}` : cssText;
  }
  if (!('cssRules' in rule)) return '';
  const inner = [...(rule.cssRules as CSSRuleList)].map(withForced).join('');
  return inner && `${cssText.slice(0, cssText.indexOf('{'))}{${inner}}`;
};

/**
 * Lets parts of the page that are marked with `data-forced="hover"` (`focus`, `active`) look as if they were: every
 * rule for such a state is repeated for them, in a sheet of its own for as long as the page is shown.
 */
export const useForcedStates = (): void => {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    sheet.replaceSync(rules.map(withForced).join('\n'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
};
