import { createPageList, type SitePage } from './pageList.ts';
import type { EditorTexts } from './texts.ts';

interface LinkChoice {
  text: string;
  address: string;
}

const SEARCH_DELAY_MS = 150;

const isAddress = (typed: string): boolean =>
  /^(?:[a-z]+:|\/|#|\S[^\s.]*\.\S+$)/i.test(typed.trim());

const findPages = async (typed: string, signal: AbortSignal): Promise<SitePage[]> => {
  const answer = await fetch(`/admin/pages?q=${encodeURIComponent(typed)}`, { signal });
  return ((await answer.json()) as { pages: SitePage[] }).pages;
};

/** Enter in a field, which the list of pages has no use for. */
const isInsertKey = ({ key, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Enter' && !defaultPrevented && !(target instanceof HTMLButtonElement);

/** A dialog that asks for the text and the address of a link, with a search over the pages of the site. */
export const createLinkDialog = (dialog: HTMLDialogElement, texts: EditorTexts['link']) => {
  const to = dialog.querySelector<HTMLInputElement>('#text-link-to')!;
  const text = dialog.querySelector<HTMLInputElement>('#text-link-text')!;
  const hint = dialog.querySelector<HTMLElement>('#text-link-hint')!;
  // Out of the form, whose fields these are not.
  document.body.append(dialog);

  let timer: number | undefined;
  let request: AbortController | undefined;
  let settle: ((choice: LinkChoice | undefined) => void) | undefined;

  const choose = (page: SitePage) => {
    to.value = page.address;
    text.value ||= page.title;
    list.show([]);
    hint.textContent = page.title;
  };
  const list = createPageList(
    to,
    dialog.querySelector<HTMLUListElement>('[role=listbox]')!,
    choose,
  );

  const search = async () => {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    const typed = to.value.trim();
    if (typed === '' || isAddress(typed)) {
      hint.textContent = texts.hint;
      return list.show([]);
    }
    try {
      const found = await findPages(typed, signal);
      list.show(found);
      hint.textContent = found.length > 0 ? texts.hint : texts.none;
    } catch {
      if (signal.aborted) return;
      list.show([]);
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
    const active = list.active();
    const [first] = list.pages();
    if (active) choose(active);
    else if (to.value.trim() !== '' && !isAddress(to.value) && first) choose(first);
    if (to.value.trim() === '') to.focus();
    else finish({ text: text.value, address: to.value });
  };

  to.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), SEARCH_DELAY_MS);
  });
  dialog.addEventListener('keydown', (event) => {
    if (!isInsertKey(event)) return;
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
    list.show([]);
    dialog.showModal();
    to.focus();
    to.select();
    return new Promise((resolve) => {
      settle = resolve;
    });
  };
};
