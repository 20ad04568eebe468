import { history, historyKeymap, redo, standardKeymap, undo } from '@codemirror/commands';
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
} from '@codemirror/lang-markdown';
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type Command,
  type KeyBinding,
} from '@codemirror/view';
import { startChecks } from './text/checks.ts';
import { toggleBold, toggleItalic } from './text/inlineMarks.ts';
import { insertFootnote, insertLink, insertTable, linkAt } from './text/insertions.ts';
import { cycleHeading, indentItems, setHeading, toggleList, toggleQuote } from './text/lines.ts';
import { createLinkDialog } from './text/linkDialog.ts';
import { markdownLook } from './text/markdownLook.ts';
import { convertPaste } from './text/paste.ts';
import { insertPictures, showUploads } from './text/pictures.ts';
import { goToNextProblem, selectLine, showProblems } from './text/problems.ts';
import { startStatus } from './text/status.ts';
import type { EditorTexts } from './text/texts.ts';
import { readableKeys, startToolbar } from './text/toolbar.ts';

type Edit = (state: EditorState) => TransactionSpec | undefined;

const commandOf =
  (edit: Edit): Command =>
  (view) => {
    const spec = edit(view.state);
    if (spec) view.dispatch(spec);
    return spec !== undefined;
  };

const KEYS: readonly KeyBinding[] = [
  { key: 'Mod-b', run: commandOf(toggleBold) },
  { key: 'Mod-i', run: commandOf(toggleItalic) },
  ...[0, 2, 3, 4].map((level) => ({
    key: `Mod-Alt-${level}`,
    run: commandOf((state) => setHeading(state, level)),
  })),
  { key: 'Mod-Shift-7', run: commandOf((state) => toggleList(state, true)) },
  { key: 'Mod-Shift-8', run: commandOf((state) => toggleList(state, false)) },
  { key: 'Mod-Shift-9', run: commandOf(toggleQuote) },
  { key: 'F8', run: goToNextProblem },
  // In items of lists only: on other lines Tab leaves the text, as it leaves any field.
  { key: 'Tab', run: commandOf((state) => indentItems(state, true)) },
  { key: 'Shift-Tab', run: commandOf((state) => indentItems(state, false)) },
  { key: 'Enter', run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
  { key: 'Backspace', run: deleteMarkupBackward },
];

/** Browsers would keep the look of a replaced selection by an inline style, which the content security policy refuses. */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { inputType, data, cancelable, isComposing } = event;
    const isTyped = inputType === 'insertText' && data !== null && cancelable && !isComposing;
    if (!isTyped || view.composing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

const BASICS = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  search({ top: true }),
  EditorView.lineWrapping,
  markdownLook,
  replaceSelection,
  showUploads,
];

export interface TextEditorOptions {
  area: HTMLTextAreaElement;
  /** Called with the line of the cursor. */
  onLine: (line: number) => void;
}

const dialogOf = (box: HTMLElement, name: 'link' | 'help') =>
  box.querySelector<HTMLDialogElement>(`[data-dialog=${name}]`)!;

/** Returns what opens the dialog. */
const startHelp = (dialog: HTMLDialogElement): (() => void) => {
  // Out of the form, like the dialog for links.
  document.body.append(dialog);
  for (const sign of dialog.querySelectorAll('[data-keys] code'))
    sign.textContent = readableKeys(sign.textContent);
  dialog.querySelector('[data-close]')!.addEventListener('click', () => dialog.close());
  return () => {
    dialog.showModal();
    dialog.querySelector('h2')!.focus();
  };
};

const contentAttributes = (area: HTMLTextAreaElement, label: HTMLElement) =>
  EditorView.contentAttributes.of({
    'aria-labelledby': label.id,
    'aria-describedby': `${label.id}-leave ${area.getAttribute('aria-describedby')}`,
    ...(area.ariaInvalid === 'true' && { 'aria-invalid': 'true' }),
    // Of the parts that scroll, this one takes the focus.
    tabindex: '0',
    spellcheck: 'true',
    autocapitalize: 'sentences',
    autocorrect: 'on',
  });

const selectLink = (view: EditorView, position: number) => {
  const line = view.state.doc.lineAt(position);
  const link = Math.max(line.text.indexOf(']('), 0);
  view.dispatch({ selection: { anchor: line.from + link } });
};

const focusTool = (toolbar: HTMLElement) =>
  toolbar.querySelector<HTMLElement>('[tabindex="0"]')!.focus();

const startUploads = (upload: HTMLInputElement, addPictures: (files: readonly File[]) => void) => {
  upload.addEventListener('change', (event) => {
    // The form's script uploads pictures of other fields.
    event.stopPropagation();
    addPictures([...(upload.files ?? [])]);
    upload.value = '';
  });
  upload.closest<HTMLElement>('label')?.setAttribute('hidden', '');
};

/** Links of the page to the text area lead to a line of the editor. */
const goToLinkedLines = (area: HTMLTextAreaElement, box: HTMLElement, view: EditorView) =>
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>(`a[href="#${area.id}"]`);
    if (!link) return;
    event.preventDefault();
    // On phones another part of the form may be shown.
    if (box.getClientRects().length === 0) location.hash = box.closest('[id]')!.id;
    selectLine(view, Number(link.dataset.line ?? 1));
  });

/** Shows the editor instead of the text area. The editor takes its focus and selection. */
const replaceArea = (area: HTMLTextAreaElement, box: HTMLElement, view: EditorView) => {
  const hadFocus = document.activeElement === area;
  const { selectionStart, selectionEnd } = area;
  area.removeAttribute('aria-invalid');
  area.hidden = true;
  box.hidden = false;
  if (hadFocus) {
    view.dispatch({ selection: { anchor: selectionStart, head: selectionEnd } });
    view.focus();
  }
};

/** Replaces a text area by a text editor, which writes its value back. */
export const startTextEditor = ({ area, onLine }: TextEditorOptions): void => {
  const field = area.closest<HTMLElement>('.field')!;
  const box = field.querySelector<HTMLElement>('[data-text-editor]')!;
  const texts = JSON.parse(box.dataset.texts!) as EditorTexts;
  const toolbar = box.querySelector<HTMLElement>('[role=toolbar]')!;
  const label = document.getElementById(box.dataset.label!)!;
  const upload = field.querySelector<HTMLInputElement>('input[type=file]');
  const message = box.querySelector<HTMLElement>('[data-message]')!;
  const say = (words: string) => (message.textContent = words);

  const askForLink = createLinkDialog(dialogOf(box, 'link'), texts.link);
  const openHelp = startHelp(dialogOf(box, 'help'));
  const writeLink = async (view: EditorView) => {
    const place = linkAt(view.state);
    const link = await askForLink(place);
    if (link) view.dispatch(insertLink({ ...place, ...link }));
    view.focus();
  };
  const addPictures = (view: EditorView, files: readonly File[], position: number) =>
    void insertPictures(files, position, { view, texts: texts.picture, say });

  const status = startStatus(box, texts, (line) => selectLine(view, line));

  const writeBack = EditorView.updateListener.of((update) => {
    const { docChanged, selectionSet, focusChanged, state, transactions } = update;
    if (transactions.some((each) => each.isUserEvent('input.type'))) say('');
    if (docChanged) {
      area.value = state.doc.toString();
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (docChanged || selectionSet || focusChanged) {
      status.show(state);
      onLine(state.doc.lineAt(state.selection.main.head).number);
    }
  });

  const view = new EditorView({
    parent: box.querySelector('[data-text-place]')!,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        BASICS,
        showProblems({
          findPage: texts.findPage,
          repair: texts.repair,
          onFindPage: (editor, position) => {
            selectLink(editor, position);
            void writeLink(editor);
          },
        }),
        convertPaste({ texts: texts.paste, say, insertPictures: addPictures }),
        keymap.of([
          ...KEYS,
          { key: 'Mod-k', run: (editor) => (void writeLink(editor), true) },
          { key: 'Alt-F10', run: () => (focusTool(toolbar), true) },
          ...historyKeymap,
          ...searchKeymap,
          ...standardKeymap,
        ]),
        contentAttributes(area, label),
        writeBack,
      ],
    }),
  });

  startToolbar(
    toolbar,
    (tool) => {
      if (tool === 'picture') return upload?.click();
      if (tool === 'help') return openHelp();
      if (tool === 'link') return void writeLink(view);
      TOOLS(texts)[tool]?.(view);
      if (tool !== 'find') view.focus();
    },
    () => view.focus(),
  );
  if (upload)
    startUploads(upload, (files) => addPictures(view, files, view.state.selection.main.to));
  goToLinkedLines(area, box, view);
  label.removeAttribute('for');
  label.addEventListener('click', () => view.focus());

  replaceArea(area, box, view);
  status.show(view.state);
  startChecks(view, { form: area.form!, field: area.id }, status.showProblems);
};

const TOOLS = ({ table }: EditorTexts): Readonly<Record<string, Command>> => ({
  heading: commandOf(cycleHeading),
  bold: commandOf(toggleBold),
  italic: commandOf(toggleItalic),
  list: commandOf((state) => toggleList(state, false)),
  numbers: commandOf((state) => toggleList(state, true)),
  quote: commandOf(toggleQuote),
  table: commandOf((state) => insertTable(state, table)),
  footnote: commandOf(insertFootnote),
  undo,
  redo,
  find: openSearchPanel,
});
