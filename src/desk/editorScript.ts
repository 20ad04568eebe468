/** Adds a preview, a toolbar, uploads and warnings to the editor's form, which also works without scripts. */
import { startAutosave } from './autosave.ts';
import { startCounters } from './counters.ts';
import { keepOpenSections } from './openSections.ts';
import { startPreviewWidths } from './previewWidth.ts';
import {
  fieldOf,
  markParagraph,
  outline,
  placeOf,
  placeOfLine,
  takeMarks,
} from './previewField.ts';

const PREVIEW_DELAY_MS = 800;

/** The document whose preview is a page that shows the words of one customer. */
const VOICES = 'texts/voices.yaml';

const rowOf = (field: string) => field.split('.').slice(0, 3).join('.');

const form = document.querySelector<HTMLFormElement>('[data-editor]');
const area = document.querySelector<HTMLTextAreaElement>('textarea[data-markdown]');
/** The buttons are in the bar above the form. */
const buttonFor = (action: string) =>
  document.querySelector<HTMLButtonElement>(`button[value=${action}]`);

const texts = form?.querySelectorAll<HTMLInputElement>('textarea, input:not([type=file])') ?? [];
/** Writers may type before this script runs, and browsers restore what was typed before a reload. */
let isChanged = [...texts].some(
  (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
);
let timer: number | undefined;

/** The elements of the preview, by the fields whose words they show. */
let places: ReturnType<typeof takeMarks> = new Map();
const focus = form?.querySelector<HTMLInputElement>('[name=focus]');

/** The line of the text that is being written. */
let line: number | undefined;

const showLine = () => {
  const element = line === undefined ? undefined : placeOfLine(places, line);
  if (element) markParagraph(element);
};

const showFocus = () => {
  const element = focus?.value ? placeOf(places, focus.value) : undefined;
  if (element) outline(element);
};

/** Loads the preview into a new frame and then replaces the old one. Submitting to the old frame would add a history entry. */
const showPreview = () => {
  const old = document.querySelector<HTMLIFrameElement>('iframe[name=preview]');
  // The preview would send the picture of an unfinished upload as well.
  if (!old || form?.querySelector('progress')) return;
  const frame = old.cloneNode() as HTMLIFrameElement;
  old.removeAttribute('name');
  old.contentWindow!.name = '';
  frame.classList.add('loading');
  old.after(frame);
  frame.addEventListener('load', () => {
    if (frame.contentWindow?.location.href === 'about:blank') return;
    const page = frame.contentDocument!;
    places = takeMarks(page);
    // As the site's own script does: parts that wait for it would move.
    page.documentElement.dataset.ready = '';
    frame.contentWindow?.scrollTo(0, old.contentWindow?.scrollY ?? 0);
    if (line === undefined) showFocus();
    else showLine();
    frame.classList.remove('loading');
    old.remove();
  });
  const button = buttonFor('preview');
  if (button) form?.requestSubmit(button);
};

const handleChange = () => {
  isChanged = true;
  clearTimeout(timer);
  timer = window.setTimeout(showPreview, PREVIEW_DELAY_MS);
};

/** Uploads the chosen picture and changes only its field, so that the writer can go on typing. */
const upload = (input: HTMLInputElement) => {
  const name = input.name.replace('.upload', '');
  const label = input.closest('label')!;
  const progress = document.createElement('progress');
  progress.ariaLabel = label.textContent;
  label.after(progress);
  const entries = new FormData(form!);
  entries.set('action', 'upload');
  const request = new XMLHttpRequest();
  request.open('POST', form!.getAttribute('action')!);
  request.responseType = 'document';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    progress.max = total;
    progress.value = loaded;
  });
  request.addEventListener('loadend', () => {
    progress.remove();
    input.value = '';
    const page = request.responseXML;
    const selector = `.field:has([name="${name}"])`;
    const field = document.querySelector(selector)!;
    const answer = page?.querySelector(selector);
    const notes = field.querySelector('[id$=-notes]')!;
    if (!answer) {
      const refusal = page?.querySelector('[role=alert] b')?.textContent;
      notes.role = 'alert';
      notes.className = 'problem';
      notes.textContent = refusal ?? form!.dataset.uploadFailed!;
    } else {
      const hadFocus = document.activeElement === input;
      field.replaceWith(answer);
      if (hadFocus) document.querySelector<HTMLElement>(`[name="${input.name}"]`)!.focus();
    }
    handleChange();
  });
  request.send(entries);
};

/** Shows the chosen picture of the site below its name. */
const showScene = (choice: HTMLInputElement) => {
  const thumb = choice.parentElement!.querySelector<HTMLImageElement>('.thumb')!;
  thumb.src = `/scenes/${choice.value}@1x.webp`;
  thumb.hidden = choice.value === '';
};

buttonFor('preview')?.addEventListener('click', () =>
  document.querySelector('.frame')!.scrollIntoView({ block: 'nearest' }),
);
form?.addEventListener('input', handleChange);
form?.addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.files?.[0]) upload(input);
  if (input.matches('.scene')) showScene(input);
});
form?.addEventListener('focusin', ({ target }) => {
  const field = fieldOf(target as Element);
  if (field) line = undefined;
  if (!field || field === focus!.value) return;
  const before = rowOf(focus!.value);
  focus!.value = field;
  // The words of another customer may be on another page.
  if (form.dataset.file === VOICES && rowOf(field) !== before) showPreview();
  else showFocus();
});
form?.addEventListener('submit', ({ submitter }) => {
  if (submitter === buttonFor('preview')) return;
  isChanged = false;
  clearTimeout(timer);
});
window.addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
if (form) {
  startCounters(form);
  keepOpenSections(form);
  startAutosave(form);
  form.addEventListener('autosaved', () => (isChanged = false));
}
const previewFrame = document.querySelector<HTMLElement>('[data-preview-frame]');
if (previewFrame) startPreviewWidths(previewFrame);
// Where the text editor can't start, the plain text area stays.
if (area)
  void import(/* webpackChunkName: "textEditor" */ './textEditor.ts').then(({ startTextEditor }) =>
    startTextEditor({
      area,
      onLine: (next) => {
        line = next;
        showLine();
      },
    }),
  );
showPreview();
