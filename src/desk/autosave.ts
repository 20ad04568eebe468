/** Saves the working copy while a writer types, and shows who else has the document open. */

const SAVE_DELAY_MS = 2500;
const RETRY_MS = 10_000;
const PRESENCE_MS = 15_000;

type Texts = Record<
  'saved' | 'saving' | 'unsaved' | 'offline' | 'here' | 'areHere' | 'newer',
  string
>;

interface Answer {
  /** Version of the working copy; '' without one. */
  copy: string;
  author: string;
  at: string;
  message?: string;
}

interface Presence extends Answer {
  others: string[];
  /** The open form that saved the copy. */
  form: string;
}

const valueOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)!;

/** The fields without pictures, which a button uploads. */
const fieldsOf = (form: HTMLFormElement): FormData => {
  const entries = new FormData(form);
  for (const [name, value] of [...entries]) if (typeof value !== 'string') entries.delete(name);
  return entries;
};

export const startAutosave = (form: HTMLFormElement) => {
  const { save: saveAddress, here: presenceAddress } = form.dataset;
  const texts = JSON.parse(form.dataset.texts!) as Texts;
  const state = document.querySelector<HTMLElement>('[data-saved]')!;
  const status = document.querySelector<HTMLElement>('[data-state]')!;
  const savedStatus = document.querySelector<HTMLTemplateElement>('[data-saved-state]')!;
  const people = document.querySelector<HTMLElement>('[data-people]')!;
  const newer = document.querySelector<HTMLElement>('[data-newer]')!;
  let timer: number | undefined;
  let isSaving = false;
  let isChanged = false;
  /** The form was submitted, or someone else has saved: then only the comparison of both texts goes on. */
  let isStopped = false;

  const showNewer = ({ author, at }: Pick<Answer, 'author' | 'at'>) => {
    isStopped = true;
    newer.textContent = texts.newer.replace('{who}', author).replace('{when}', at);
    newer.hidden = false;
    state.textContent = texts.unsaved;
  };

  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void saveNow(), delayMs);
  };

  const saveNow = async () => {
    if (!saveAddress || isSaving || isStopped || !isChanged) return;
    isSaving = true;
    isChanged = false;
    state.textContent = texts.saving;
    try {
      const answer = await fetch(saveAddress, { method: 'POST', body: fieldsOf(form) });
      const body = (await answer.json()) as Answer;
      if (answer.status === 409) showNewer(body);
      else if (answer.ok) {
        valueOf(form, 'copy').value = body.copy;
        state.textContent = `${texts.saved} ${body.at}`;
        if (body.copy !== '') status.replaceChildren(savedStatus.content.cloneNode(true));
        form.dispatchEvent(new Event('autosaved'));
      } else {
        isChanged = true;
        state.textContent = body.message ?? texts.offline;
        plan(RETRY_MS);
      }
    } catch {
      isChanged = true;
      state.textContent = texts.offline;
      plan(RETRY_MS);
    }
    isSaving = false;
    if (isChanged && !isStopped) plan(SAVE_DELAY_MS);
  };

  const updatePresence = async () => {
    if (document.hidden || !presenceAddress) return;
    try {
      const answer = await fetch(presenceAddress, { method: 'POST', body: new URLSearchParams() });
      if (!answer.ok) return;
      const { others, copy, form: savedBy, author, at } = (await answer.json()) as Presence;
      const sentence = others.length === 1 ? texts.here : texts.areHere;
      people.textContent = others.length > 0 ? sentence.replace('{people}', others.join(', ')) : '';
      const isOtherCopy = copy !== '' && copy !== valueOf(form, 'copy').value;
      const isOtherForm = savedBy !== valueOf(form, 'form').value;
      if (isOtherCopy && isOtherForm && !isSaving) showNewer({ author, at });
    } catch {
      // The next update is in a moment.
    }
  };

  form.addEventListener('input', () => {
    isChanged = true;
    if (isStopped || !saveAddress) return;
    state.textContent = texts.unsaved;
    plan(SAVE_DELAY_MS);
  });
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.matches('[value=preview]')) return;
    isStopped = true;
    clearTimeout(timer);
  });
  window.setInterval(() => void updatePresence(), PRESENCE_MS);
};
