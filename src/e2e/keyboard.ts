import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Whether any frame since the last key press had no focused element. */
    isFocusLost?: boolean;
  }
}

/** Runs in the page: looks at the focus in every frame. */
const watchFocus = (): void => {
  if (window.isFocusLost !== undefined) return;
  window.isFocusLost = false;
  const look = () => {
    if (document.activeElement === document.body) window.isFocusLost = true;
    requestAnimationFrame(look);
  };
  look();
};

/** A control that Tab reaches. */
export interface TabStop {
  name: string;
  /** The same for all controls of one component. */
  kind: string;
  /** Keys that use it; none for one that leads to another page. */
  keys: string[];
}

interface View {
  /** The focused control. */
  focused: TabStop | null;
  /** Kinds of all controls that have keys. */
  kinds: string[];
}

/** Runs in the page. */
const readView = (): View => {
  type Control = HTMLElement & Partial<HTMLInputElement & HTMLAnchorElement>;

  const leadsAway = ({ form, href, target }: Control): boolean => {
    // The other forms are sent by scripts.
    const address = href ?? (form?.method === 'get' ? form.action : undefined);
    if (address === undefined || address === '') return false;
    const { origin, pathname } = new URL(address, window.location.href);
    return (
      target === '_blank' || origin + pathname !== window.location.origin + window.location.pathname
    );
  };
  const keysOf = (control: Control): string[] => {
    const { tagName, type = '' } = control;
    if (leadsAway(control)) return [];
    if (tagName === 'BUTTON' || control.role === 'button') return ['Enter', 'Space'];
    if (tagName === 'A') return ['Enter'];
    if (tagName === 'SELECT') return ['ArrowDown'];
    if (tagName === 'TEXTAREA') return ['a'];
    if (tagName !== 'INPUT') return [];
    if (type === 'checkbox') return ['Space'];
    if (type === 'radio') return ['ArrowRight', 'ArrowLeft'];
    return type === 'date' ? ['ArrowUp'] : ['a', 'Enter', 'Escape'];
  };
  const kindOf = ({ tagName, type = '', classList }: Control) =>
    `${tagName} ${type} ${classList[0]}`;
  const describe = (control: Control): TabStop => {
    const { labels, textContent } = control;
    const label = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? textContent;
    return { name: label.trim(), kind: kindOf(control), keys: keysOf(control) };
  };
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 &&
    !control.matches(':disabled, [inert] *') &&
    control.checkVisibility({ visibilityProperty: true });

  const controls = [
    ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
  ];
  const usable = controls.filter((control) => keysOf(control).length > 0 && isReachable(control));
  const { activeElement } = document;
  return {
    focused:
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? describe(activeElement)
        : null,
    kinds: [...new Set(usable.map(kindOf))],
  };
};

/** More than any page has. */
const MAX_STOPS = 400;

/** Waits for the code that keeps the focus, which loads with the first focus. */
const loadKeepFocus = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.body.dispatchEvent(new Event('focusin', { bubbles: true })));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/focus.')),
  );
};

/** Uses a page by the keyboard alone. */
export const watchKeyboard = async (page: Page) => {
  await loadKeepFocus(page);
  await page.evaluate(watchFocus);
  let openRequests = 0;
  const countRequest = () => void (openRequests += 1);
  const uncountRequest = () => void (openRequests -= 1);
  page.on('request', countRequest);
  page.on('requestfinished', uncountRequest);
  page.on('requestfailed', uncountRequest);

  /** Until what a key press has started is on the screen. */
  const nextFrames = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        }),
    );
  const settle = async () => {
    do await nextFrames();
    while (openRequests > 0);
  };
  const tab = async (): Promise<View> => {
    await page.keyboard.press('Tab');
    return page.evaluate(readView);
  };
  const forgetLosses = () => page.evaluate(() => void (window.isFocusLost = false));
  /** Whether a frame had no focused element from the action until the page is at rest, or shows `until`. */
  const losesFocus = async (action: () => unknown, until?: Locator): Promise<boolean> => {
    await forgetLosses();
    await action();
    if (until) await until.first().waitFor();
    else await settle();
    await nextFrames();
    return page.evaluate(() => window.isFocusLost ?? false);
  };

  return {
    tab,
    losesFocus,
    /** Presses Tab until a control with this name has focus; after the last one the first follows. */
    tabTo: async (name: string | RegExp): Promise<void> => {
      const isWanted = (stop: TabStop | null) =>
        typeof name === 'string' ? stop?.name === name : name.test(stop?.name ?? '');
      for (let stops = 0; stops < MAX_STOPS; stops += 1)
        if (isWanted((await tab()).focused)) return;
      throw new Error(`Tab does not reach ${String(name)}`);
    },
    /** Fails if the action loses the focus. */
    keepsFocus: async (action: () => unknown, until?: Locator): Promise<void> => {
      const before = (await page.evaluate(readView)).focused?.name;
      if (await losesFocus(action, until)) throw new Error(`The focus of "${before}" was lost`);
    },
    stop: () => {
      page.off('request', countRequest);
      page.off('requestfinished', uncountRequest);
      page.off('requestfailed', uncountRequest);
    },
  };
};

/** The skip link would pass over the navigation. */
const SKIP_LINK = 'Skip to content';

/** Uses one control of each kind that is not among `used`, and returns the keys that lose the focus. */
export const walkPage = async (page: Page, used: Set<string>): Promise<string[]> => {
  const lost: string[] = [];
  const keyboard = await watchKeyboard(page);
  const { pathname } = new URL(page.url());
  let view = await page.evaluate(readView);
  const hasNewKind = () => view.kinds.some((kind) => !used.has(kind));
  for (let stops = 0; stops < MAX_STOPS && hasNewKind(); stops += 1) {
    view = await keyboard.tab();
    const stop = view.focused;
    if (!stop) break;
    if (stop.keys.length === 0 || used.has(stop.kind)) continue;
    used.add(stop.kind);
    if (stop.name === SKIP_LINK) continue;
    for (const key of stop.keys)
      if (await keyboard.losesFocus(() => page.keyboard.press(key)))
        lost.push(`${key} on ${stop.name}`);
    if (new URL(page.url()).pathname !== pathname) break;
  }
  keyboard.stop();
  return lost;
};
