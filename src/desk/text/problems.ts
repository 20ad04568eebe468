import {
  Facet,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  WidgetType,
  type Command,
  type DecorationSet,
} from '@codemirror/view';

export interface TextProblem {
  line: number;
  message: string;
}

/** Replaces the problems that are shown. */
export const problemsFound = StateEffect.define<readonly TextProblem[]>();

interface CardOptions {
  findPage: string;
  /** Opens the search for a page at a link of a line. */
  onFindPage: (view: EditorView, position: number) => void;
}

const LINK = /\]\(/;

/** The messages of a line, below it. */
class ProblemCard extends WidgetType {
  readonly messages: readonly string[];
  readonly hasLink: boolean;
  readonly options: CardOptions;

  constructor(messages: readonly string[], hasLink: boolean, options: CardOptions) {
    super();
    this.messages = messages;
    this.hasLink = hasLink;
    this.options = options;
  }

  override eq({ messages, hasLink }: ProblemCard): boolean {
    return hasLink === this.hasLink && messages.join('\n') === this.messages.join('\n');
  }

  toDOM(view: EditorView): HTMLElement {
    // The editor measures blocks without their margins.
    const place = document.createElement('div');
    place.className = 'text-card-place';
    const card = document.createElement('div');
    card.className = 'text-card';
    card.role = 'note';
    place.append(card);
    for (const message of this.messages) {
      const words = document.createElement('p');
      words.textContent = message;
      card.append(words);
    }
    if (this.hasLink) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = this.options.findPage;
      button.addEventListener('click', () => this.options.onFindPage(view, view.posAtDOM(place)));
      card.append(button);
    }
    return place;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

class ProblemNumber extends GutterMarker {
  override elementClass = 'cm-problem-number';
}

const problemNumber = new ProblemNumber();
const problemLine = Decoration.line({ class: 'cm-problem' });

/** The decorations of problems, and the first characters of their lines. */
const decorate = (
  { doc }: EditorState,
  problems: readonly TextProblem[],
  options: CardOptions,
): DecorationSet => {
  const byLine = Map.groupBy(problems, ({ line }) => Math.min(Math.max(line, 1), doc.lines));
  const builder = new RangeSetBuilder<Decoration>();
  for (const number of [...byLine.keys()].sort((a, b) => a - b)) {
    const line = doc.line(number);
    const messages = byLine.get(number)!.map(({ message }) => message);
    const widget = new ProblemCard(messages, LINK.test(line.text), options);
    builder.add(line.from, line.from, problemLine);
    builder.add(line.to, line.to, Decoration.widget({ widget, block: true, side: 1 }));
  }
  return builder.finish();
};

const cardOptions = Facet.define<CardOptions, CardOptions>({
  combine: ([options]) => options!,
});

/** The lines with problems, in order. */
export const problemLines = (state: EditorState): number[] => {
  const lines: number[] = [];
  const set = state.field(problemField, false);
  for (const cursor = (set ?? Decoration.none).iter(); cursor.value; cursor.next())
    if (cursor.value === problemLine) lines.push(state.doc.lineAt(cursor.from).number);
  return lines;
};

const problemField: StateField<DecorationSet> = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (set, { changes, effects, state }) => {
    const found = effects.find((effect) => effect.is(problemsFound));
    return found ? decorate(state, found.value, state.facet(cardOptions)) : set.map(changes);
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], (state) => {
      const numbers = problemLines(state).map((line) =>
        problemNumber.range(state.doc.line(line).from),
      );
      return RangeSet.of(numbers);
    }),
  ],
});

export const showProblems = (options: CardOptions): Extension => [
  cardOptions.of(options),
  problemField,
];

/** Selects a line and scrolls to it. */
export const selectLine = (view: EditorView, number: number): void => {
  const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
  view.dispatch({
    selection: { anchor: line.from, head: line.to },
    effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
  });
  view.focus();
};

/** Goes to the next problem behind the cursor, or to the first. */
export const goToNextProblem: Command = (view) => {
  const lines = problemLines(view.state);
  const { number } = view.state.doc.lineAt(view.state.selection.main.head);
  const next = lines.find((line) => line > number) ?? lines[0];
  if (next !== undefined) selectLine(view, next);
  return next !== undefined;
};
