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
import { fill } from './texts.ts';

/** The words `from` become `to`. */
export interface Repair {
  from: string;
  to: string;
}

export interface TextProblem {
  line: number;
  message: string;
  repair: Repair | undefined;
  /** A warning keeps nothing from being published. */
  isWarning: boolean;
}

/** Replaces the problems that are shown. */
export const problemsFound = StateEffect.define<readonly TextProblem[]>();

interface CardOptions {
  findPage: string;
  /** Has {to}. */
  repair: string;
  /** Opens the search for a page at a link of a line. */
  onFindPage: (view: EditorView, position: number) => void;
}

const LINK = /\]\(/;

/** Corrects the line. The check that follows each edit replaces its problems. */
const applyRepair = (view: EditorView, position: number, { from, to }: Repair): void => {
  const line = view.state.doc.lineAt(position);
  const at = line.text.indexOf(from, Math.max(line.text.indexOf(`](${from}`), 0));
  if (at < 0) return;
  const start = line.from + at;
  view.dispatch({
    changes: { from: start, to: start + from.length, insert: to },
    selection: { anchor: start + to.length },
    userEvent: 'input.repair',
  });
  view.focus();
};

const keyOf = ({ message, isWarning }: TextProblem) => `${isWarning} ${message}`;

/** The messages of a line, below it. */
class ProblemCard extends WidgetType {
  readonly problems: readonly TextProblem[];
  readonly hasLink: boolean;
  readonly options: CardOptions;

  constructor(problems: readonly TextProblem[], hasLink: boolean, options: CardOptions) {
    super();
    this.problems = problems;
    this.hasLink = hasLink;
    this.options = options;
  }

  override eq({ problems, hasLink }: ProblemCard): boolean {
    const keys = (of: readonly TextProblem[]) => of.map(keyOf).join('\n');
    return hasLink === this.hasLink && keys(problems) === keys(this.problems);
  }

  toDOM(view: EditorView): HTMLElement {
    // The editor measures blocks without their margins.
    const place = document.createElement('div');
    place.className = 'text-card-place';
    const card = document.createElement('div');
    card.className = this.problems.every(({ isWarning }) => isWarning)
      ? 'text-card warning'
      : 'text-card';
    card.role = 'note';
    place.append(card);
    const addButton = (text: string, onClick: () => void) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.addEventListener('click', onClick);
      card.append(button);
    };
    for (const { message, repair } of this.problems) {
      const words = document.createElement('p');
      words.textContent = message;
      card.append(words);
      if (repair)
        addButton(fill(this.options.repair, { to: repair.to }), () =>
          applyRepair(view, view.posAtDOM(place), repair),
        );
    }
    if (this.hasLink)
      addButton(this.options.findPage, () => this.options.onFindPage(view, view.posAtDOM(place)));
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
const warningLine = Decoration.line({ class: 'cm-warning' });

/** Marks the lines with problems, and puts a card with the messages below each. */
const decorate = (
  { doc }: EditorState,
  problems: readonly TextProblem[],
  options: CardOptions,
): DecorationSet => {
  const byLine = Map.groupBy(problems, ({ line }) => Math.min(Math.max(line, 1), doc.lines));
  const builder = new RangeSetBuilder<Decoration>();
  for (const number of [...byLine.keys()].sort((a, b) => a - b)) {
    const line = doc.line(number);
    const own = byLine.get(number)!;
    const isWarning = own.every((problem) => problem.isWarning);
    const widget = new ProblemCard(own, !isWarning && LINK.test(line.text), options);
    builder.add(line.from, line.from, isWarning ? warningLine : problemLine);
    builder.add(line.to, line.to, Decoration.widget({ widget, block: true, side: 1 }));
  }
  return builder.finish();
};

const cardOptions = Facet.define<CardOptions, CardOptions>({
  combine: ([options]) => options!,
});

const linesWith = (state: EditorState, marks: readonly Decoration[]): number[] => {
  const lines: number[] = [];
  const set = state.field(problemField, false);
  for (const cursor = (set ?? Decoration.none).iter(); cursor.value; cursor.next())
    if (marks.includes(cursor.value)) lines.push(state.doc.lineAt(cursor.from).number);
  return lines;
};

/** The lines with problems that are not only warnings, in order. */
export const problemLines = (state: EditorState): number[] => linesWith(state, [problemLine]);

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

/** Goes to the next problem or warning behind the cursor, or to the first. */
export const goToNextProblem: Command = (view) => {
  const lines = linesWith(view.state, [problemLine, warningLine]);
  const { number } = view.state.doc.lineAt(view.state.selection.main.head);
  const next = lines.find((line) => line > number) ?? lines[0];
  if (next !== undefined) selectLine(view, next);
  return next !== undefined;
};
