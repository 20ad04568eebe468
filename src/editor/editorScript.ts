/** Adds a preview, a toolbar and warnings to the editor's form, which also works without scripts. */

const PREVIEW_DELAY_MS = 800;

const form = document.querySelector<HTMLFormElement>('[data-editor]');
const buttonFor = (action: string) => form?.querySelector<HTMLButtonElement>(`[value=${action}]`);

let isChanged = form?.dataset.editor === 'changed';
let timer: number | undefined;

/** Loads the preview into a new frame and then replaces the old one. Submitting to the old frame would add a history entry. */
const showPreview = () => {
  const old = document.querySelector<HTMLIFrameElement>('iframe[name=preview]');
  if (!old || old.offsetParent === null) return;
  const frame = old.cloneNode() as HTMLIFrameElement;
  old.removeAttribute('name');
  old.contentWindow!.name = '';
  frame.classList.add('loading');
  old.after(frame);
  frame.addEventListener('load', () => {
    if (frame.contentWindow?.location.href === 'about:blank') return;
    frame.contentWindow?.scrollTo(0, old.contentWindow?.scrollY ?? 0);
    frame.classList.remove('loading');
    old.remove();
  });
  form?.requestSubmit(buttonFor('preview'));
};

const noteChange = () => {
  isChanged = true;
  clearTimeout(timer);
  timer = window.setTimeout(showPreview, PREVIEW_DELAY_MS);
};

for (const button of document.querySelectorAll<HTMLElement>('[data-before]')) {
  const text = document.querySelector<HTMLTextAreaElement>('textarea.markdown')!;
  const { before = '', after = '' } = button.dataset;
  button.parentElement!.hidden = false;
  button.addEventListener('click', () => {
    const { selectionStart: start, selectionEnd: end, value } = text;
    text.focus();
    // Unlike `setRangeText`, writers can undo it.
    document.execCommand('insertText', false, before + value.slice(start, end) + after);
    text.setSelectionRange(start + before.length, end + before.length);
  });
}

buttonFor('preview')?.addEventListener('click', () =>
  document.querySelector('.frame')!.scrollIntoView({ block: 'nearest' }),
);
form?.addEventListener('keydown', (event) => {
  // Enter in a field of one line would save the document.
  const isOneLine = (event.target as Element).matches('input:not([type=file])');
  if (isOneLine && event.key === 'Enter') event.preventDefault();
});
form?.addEventListener('input', noteChange);
form?.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (!input.files?.[0]) return;
  const button = buttonFor('upload')!;
  button.hidden = false;
  input.after(button);
  button.formAction = `#${input.name.replace('.upload', '')}`;
  form.requestSubmit(button);
  // Typed text would be lost.
  form.inert = true;
});
form?.addEventListener('submit', ({ submitter }) => {
  if (submitter === buttonFor('preview')) return;
  isChanged = false;
  clearTimeout(timer);
});
// The browser may restore the page after the answer to an upload.
window.addEventListener('pageshow', () => {
  if (form) form.inert = false;
});
window.addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
showPreview();
