import { markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of server/desk/styles/textEditorStyles.ts. */
const classes = tagHighlighter([
  { tag: [tags.heading1, tags.heading2], class: 'md-heading md-large' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-strike' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.url, class: 'md-address' },
  { tag: tags.monospace, class: 'md-code' },
  { tag: tags.quote, class: 'md-quote' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], class: 'md-mark' },
]);

const MONOSPACED: ReadonlySet<string> = new Set(['Table', 'FencedCode', 'CodeBlock']);

const mono = Decoration.line({ class: 'cm-mono' });

/** Columns of tables and code line up. */
const monoLines = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        if (!MONOSPACED.has(node.name)) return;
        const end = Math.min(node.to, to);
        for (let at = Math.max(node.from, from); at <= end;) {
          const line = state.doc.lineAt(at);
          if (line.from > last) builder.add(line.from, line.from, mono);
          last = Math.max(last, line.from);
          at = line.to + 1;
        }
      },
    });
  return builder.finish();
};

const monoPlugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = monoLines(view);
    }

    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = monoLines(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** Reads Markdown and shows what its signs mean. */
export const markdownLook: Extension = [markdownLanguage, syntaxHighlighting(classes), monoPlugin];
