import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isPicture } from './photos.ts';
import { fill, type EditorTexts } from './texts.ts';

interface PastedRange {
  id: number;
  from: number;
  to: number;
}

const pasteBegan = StateEffect.define<PastedRange>();
const pasteEnded = StateEffect.define<number>();

/** The plain texts that wait for their Markdown. */
const waiting = StateField.define<readonly PastedRange[]>({
  create: () => [],
  update: (ranges, { changes, effects }) => {
    let next = changes.empty
      ? ranges
      : ranges.map(({ id, from, to }) => ({
          id,
          from: changes.mapPos(from, 1),
          to: changes.mapPos(to, -1),
        }));
    for (const effect of effects) {
      if (effect.is(pasteBegan)) next = [...next, effect.value];
      if (effect.is(pasteEnded)) next = next.filter(({ id }) => id !== effect.value);
    }
    return next;
  },
});

const FORMATTED =
  /<(?:a|b|strong|i|em|h[1-6]|li|table|img|blockquote|pre|code|s|del|br|p|div)[\s>]|mso-list|font-weight|font-style/i;

/** Whether HTML says more than its plain text. Code editors copy colors only. */
export const isFormatted = (html: string, types: readonly string[]): boolean =>
  FORMATTED.test(html) && !types.includes('vscode-editor-data');

/** HTML that holds nothing but one picture, as browsers copy pictures. */
export const isPictureOnly = (html: string): boolean => {
  const body = html.replace(/<!--[^]*?-->|<\/?(?:meta|html|body|head)[^>]*>/gi, '').trim();
  return /^<img\s[^>]*>$/i.test(body);
};

const isInCode = (state: EditorState): boolean => {
  const { head } = state.selection.main;
  for (let node = syntaxTree(state).resolveInner(head, -1); node.parent; node = node.parent)
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(node.name)) return true;
  return false;
};

interface Converted {
  markdown: string;
  lostPictures: number;
}

const convert = async (html: string): Promise<Converted | undefined> => {
  try {
    const body = new FormData();
    body.set('html', html);
    const answer = await fetch('/admin/markdown', { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as Converted) : undefined;
  } catch {
    return undefined;
  }
};

let lastId = 0;

interface PasteOptions {
  texts: EditorTexts['paste'];
  say: (message: string) => void;
  insertPictures: (view: EditorView, files: readonly File[], position: number) => void;
}

/** Puts the plain text in at once, and its Markdown in its place when the server has converted it. */
const pasteFormatted = async (
  view: EditorView,
  { html, plain }: { html: string; plain: string },
  { texts, say }: PasteOptions,
) => {
  const id = (lastId += 1);
  const { from } = view.state.selection.main;
  const insert = view.state.toText(plain);
  view.dispatch(view.state.replaceSelection(insert), {
    effects: pasteBegan.of({ id, from, to: from + insert.length }),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  const converted = await convert(html);
  const range = view.state.field(waiting).find((each) => each.id === id);
  const effects = pasteEnded.of(id);
  if (!converted || !range) {
    view.dispatch({ effects });
    say(texts.failed);
    return;
  }
  const { markdown, lostPictures } = converted;
  const { head } = view.state.selection.main;
  const isAtEnd = head === range.to;
  view.dispatch({
    changes: { from: range.from, to: range.to, insert: markdown },
    ...(isAtEnd && { selection: { anchor: range.from + view.state.toText(markdown).length } }),
    effects,
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: isAtEnd,
  });
  if (lostPictures > 0)
    say(lostPictures === 1 ? texts.lostOne : fill(texts.lost, { count: lostPictures }));
  else if (markdown !== plain.trim()) say(texts.done);
};

/** Pasted HTML becomes Markdown; pasted and dropped pictures are uploaded. */
export const convertPaste = (options: PasteOptions): Extension => [
  waiting,
  EditorView.domEventHandlers({
    paste: ({ clipboardData: data }, view) => {
      if (!data) return false;
      const html = data.getData('text/html');
      const plain = data.getData('text/plain');
      const pictures = [...data.files].filter(isPicture);
      if (pictures.length > 0 && (html === '' || isPictureOnly(html))) {
        options.insertPictures(view, pictures, view.state.selection.main.to);
        return true;
      }
      if (!isFormatted(html, data.types) || isInCode(view.state)) return false;
      void pasteFormatted(view, { html, plain }, options);
      return true;
    },
    drop: (event, view) => {
      const pictures = [...(event.dataTransfer?.files ?? [])].filter(isPicture);
      if (pictures.length === 0) return false;
      event.preventDefault();
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
      options.insertPictures(view, pictures, position);
      return true;
    },
  }),
];
