import type { EditorTexts } from './texts.ts';

interface SitePage {
  title: string;
  address: string;
  kind: string;
}

interface LinkChoice {
  text: string;
  address: string;
}

const SEARCH_DELAY_MS = 150;

const isAddress = (typed: string): boolean =>
  /^(?:[a-z]+:|\/|#|\S[^\s.]*\.\S+$)/i.test(typed.trim());

/** A dialog that asks for the text and the address of a link, with a search over the pages of the site. */
export const createLinkDialog = (dialog: HTMLDialogElement, texts: EditorTexts['link']) => {
  const to = dialog.querySelector<HTMLInputElement>('#text-link-to')!;
  const text = dialog.querySelector<HTMLInputElement>('#text-link-text')!;
  const list = dialog.querySelector<HTMLUListElement>('[role=listbox]')!;
  const hint = dialog.querySelector<HTMLElement>('#text-link-hint')!;
  // Out of the form, whose fields these are not.
  document.body.append(dialog);

  let pages: readonly SitePage[] = [];
  let active = -1;
  let timer: number | undefined;
  let request: AbortController | undefined;
  let settle: ((choice: LinkChoice | undefined) => void) | undefined;

  const mark = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) => {
      option.ariaSelected = String(at === index);
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    });
    if (index >= 0) to.setAttribute('aria-activedescendant', `text-link-page-${index}`);
    else to.removeAttribute('aria-activedescendant');
  };

  const show = (found: readonly SitePage[]) => {
    pages = found;
    list.replaceChildren(
      ...found.map(({ title, address, kind }, index) => {
        const option = document.createElement('li');
        option.id = `text-link-page-${index}`;
        option.role = 'option';
        const place = document.createElement('span');
        place.textContent = `${kind}, ${address}`;
        option.append(title, place);
        // Before the field loses the focus.
        option.addEventListener('mousedown', (event) => event.preventDefault());
        option.addEventListener('click', () => choose(index));
        return option;
      }),
    );
    list.hidden = found.length === 0;
    to.ariaExpanded = String(found.length > 0);
    mark(-1);
  };

  const choose = (index: number) => {
    const page = pages[index]!;
    to.value = page.address;
    text.value ||= page.title;
    show([]);
    hint.textContent = page.title;
  };

  const search = async () => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const typed = to.value.trim();
    if (typed === '' || isAddress(typed)) {
      hint.textContent = texts.hint;
      return show([]);
    }
    try {
      const answer = await fetch(`/admin/pages?q=${encodeURIComponent(typed)}`, { signal });
      const { pages: found } = (await answer.json()) as { pages: SitePage[] };
      show(found);
      hint.textContent = found.length > 0 ? texts.hint : texts.none;
    } catch {
      if (signal.aborted) return;
      show([]);
      hint.textContent = texts.failed;
    }
  };

  const finish = (choice: LinkChoice | undefined) => {
    clearTimeout(timer);
    request?.abort();
    dialog.close();
    settle?.(choice);
    settle = undefined;
  };

  const insert = () => {
    if (active >= 0) choose(active);
    else if (to.value.trim() !== '' && !isAddress(to.value) && pages.length > 0) choose(0);
    if (to.value.trim() === '') to.focus();
    else finish({ text: text.value, address: to.value });
  };

  to.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), SEARCH_DELAY_MS);
  });
  to.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && pages.length > 0) {
      event.preventDefault();
      mark((active + step + pages.length + (active < 0 && step < 0 ? 1 : 0)) % pages.length);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      show([]);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  });
  dialog.addEventListener('keydown', (event) => {
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      event.target instanceof HTMLButtonElement
    )
      return;
    event.preventDefault();
    insert();
  });
  dialog.addEventListener('cancel', () => finish(undefined));
  dialog.querySelector('[data-close]')!.addEventListener('click', () => finish(undefined));
  dialog.querySelector('[data-insert]')!.addEventListener('click', insert);

  /** Resolves with the link, or undefined when the writer thinks better of it. */
  return (initial: LinkChoice): Promise<LinkChoice | undefined> => {
    to.value = initial.address;
    text.value = initial.text;
    hint.textContent = texts.hint;
    show([]);
    dialog.showModal();
    to.focus();
    to.select();
    return new Promise((resolve) => {
      settle = resolve;
    });
  };
};
