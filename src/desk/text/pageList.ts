export interface SitePage {
  title: string;
  address: string;
  kind: string;
}

const idOf = (index: number): string => `text-link-page-${index}`;

const optionOf = ({ title, address, kind }: SitePage, index: number): HTMLLIElement => {
  const option = document.createElement('li');
  option.id = idOf(index);
  option.role = 'option';
  const place = document.createElement('span');
  place.textContent = `${kind}, ${address}`;
  option.append(title, place);
  // Before the field loses the focus.
  option.addEventListener('mousedown', (event) => event.preventDefault());
  return option;
};

interface PageList {
  pages: () => readonly SitePage[];
  /** The page that the arrow keys have reached. */
  active: () => SitePage | undefined;
  show: (found: readonly SitePage[]) => void;
}

/** The pages that a search found, below the field that searches. */
export const createPageList = (
  field: HTMLInputElement,
  list: HTMLUListElement,
  choose: (page: SitePage) => void,
): PageList => {
  let pages: readonly SitePage[] = [];
  let active = -1;

  const mark = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) => {
      option.ariaSelected = String(at === index);
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    });
    if (index >= 0) field.setAttribute('aria-activedescendant', idOf(index));
    else field.removeAttribute('aria-activedescendant');
  };

  const show = (found: readonly SitePage[]) => {
    pages = found;
    const options = found.map(optionOf);
    options.forEach((option, index) =>
      option.addEventListener('click', () => choose(pages[index]!)),
    );
    list.replaceChildren(...options);
    list.hidden = found.length === 0;
    field.ariaExpanded = String(found.length > 0);
    mark(-1);
  };

  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && pages.length > 0) {
      event.preventDefault();
      // Without an active page, the up arrow selects the last one, as it does from the first.
      const from = active < 0 && step < 0 ? 0 : active;
      mark((from + step + pages.length) % pages.length);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      show([]);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(pages[active]!);
    }
  });

  return { pages: () => pages, active: () => pages[active], show };
};
