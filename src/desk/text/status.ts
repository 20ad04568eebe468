import type { EditorState } from '@codemirror/state';
import { fill, type EditorTexts } from './texts.ts';
import { WORDS_PER_MINUTE } from '../../contract/constants.ts';

/** The line below the text: its first problem, the line of the cursor and the number of words. */
export const startStatus = (box: HTMLElement, texts: EditorTexts, goTo: (line: number) => void) => {
  const problems = box.querySelector<HTMLElement>('[data-problems]')!;
  const line = box.querySelector<HTMLElement>('[data-count-line]')!;
  const words = box.querySelector<HTMLElement>('[data-count-words]')!;
  return {
    show: ({ doc, selection }: EditorState) => {
      line.textContent = fill(texts.line, { line: doc.lineAt(selection.main.head).number });
      const count = doc.toString().match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      const minutes = Math.max(1, Math.ceil(count / WORDS_PER_MINUTE));
      words.textContent = fill(texts.words, { words: count.toLocaleString('en'), minutes });
    },
    showProblems: (lines: readonly number[]) => {
      const [first] = lines;
      if (first === undefined) {
        problems.textContent = texts.noProblems;
        return;
      }
      const link = document.createElement('button');
      link.type = 'button';
      link.textContent =
        lines.length === 1
          ? fill(texts.problem, { line: first })
          : fill(texts.problems, { count: lines.length, line: first });
      link.addEventListener('click', () => goTo(first));
      problems.replaceChildren(link);
    },
  };
};
