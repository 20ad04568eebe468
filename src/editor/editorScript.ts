/** Adds previews, uploads and a toolbar to the editor's form, which also works without scripts. */

const PREVIEW_DELAY_MS = 800;

const form = document.querySelector<HTMLFormElement>('[data-editor]');
const body = form?.querySelector<HTMLTextAreaElement>('#body');
const previewButton = form?.querySelector<HTMLButtonElement>('[value=preview]');

let isChanged = form?.dataset.editor === 'changed';
let timer: number | undefined;

/** Loads the preview into a new frame and then replaces the old one. Submitting to the old frame would add a history entry. */
const showPreview = () => {
  const old = document.querySelector<HTMLIFrameElement>('iframe[name=preview]');
  if (!form || !old || old.offsetParent === null) return;
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
  form.requestSubmit(previewButton);
};

const noteChange = () => {
  isChanged = true;
  clearTimeout(timer);
  timer = window.setTimeout(showPreview, PREVIEW_DELAY_MS);
};

const upload = (input: HTMLInputElement, file: File) => {
  const progress = document.createElement('progress');
  const status = document.createElement('p');
  status.role = 'status';
  input.after(progress, status);
  const request = new XMLHttpRequest();
  request.open('POST', '/admin/media');
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    progress.max = total;
    progress.value = loaded;
  });
  request.addEventListener('loadend', () => {
    const { address, message } = (request.response ?? {}) as { address?: string; message?: string };
    progress.remove();
    status.textContent = address ? 'Uploaded.' : (message ?? 'The upload failed. Try again.');
    if (!address) return;
    input.value = '';
    document.getElementById(input.name.replace(/\.upload$/, ''))!.setAttribute('value', address);
    noteChange();
  });
  const data = new FormData();
  data.append('file', file);
  request.send(data);
};

const surround = ({ dataset: { before = '', after = '' } }: HTMLElement) => {
  if (!body) return;
  const { selectionStart, selectionEnd, value } = body;
  const selected = value.slice(selectionStart, selectionEnd);
  body.setRangeText(before + selected + after, selectionStart, selectionEnd, 'end');
  body.focus();
  noteChange();
};

form?.addEventListener('input', noteChange);
form?.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.type === 'file' && input.files?.[0]) upload(input, input.files[0]);
});
form?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-before]');
  if (button) surround(button);
});
form?.addEventListener('submit', ({ submitter }) => {
  if (submitter === previewButton) return;
  isChanged = false;
  clearTimeout(timer);
});
window.addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
form?.querySelector('[data-markdown]')?.removeAttribute('hidden');
if (previewButton) showPreview();
