const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** The keys as this keyboard names them. */
export const readableKeys = (keys: string): string =>
  keys.replaceAll('Mod-', isMac ? '\u2318' : 'Ctrl+').replace(/(?<=\w)-(?=\w)/g, '+');

/** Keys of a toolbar: one stop of Tab, and arrows between its buttons. */
export const startToolbar = (
  toolbar: HTMLElement,
  run: (tool: string) => void,
  leave: () => void,
): void => {
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button')];
  for (const button of buttons) {
    const { tool = '', keys } = button.dataset;
    if (keys) {
      button.setAttribute(
        'aria-keyshortcuts',
        keys.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+'),
      );
      button.title += ` (${readableKeys(keys)})`;
    }
    // The text keeps its selection, and a phone its keyboard.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => run(tool));
  }
  const focus = (index: number) => {
    const next = buttons.at(index % buttons.length)!;
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  };
  toolbar.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    }
    if (event.key === 'Escape') leave();
  });
};
