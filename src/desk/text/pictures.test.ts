/** @jest-environment jsdom */
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { insertPictures, showUploads } from './pictures.ts';

const TEXTS = { uploading: '', describe: '', failed: '', notStored: '', heic: '' };

interface Upload {
  answer: { address?: string; problem?: string };
  /** What the writer does while the picture is on its way. */
  meanwhile?: (view: EditorView) => void;
}

/** The text after two pictures were dropped behind its first line, while the cursor is at the end. */
const textAfter = async (...uploads: readonly [Upload, Upload]): Promise<string> => {
  const doc = 'One\n\nTwo';
  const state = EditorState.create({
    doc,
    selection: { anchor: doc.length },
    extensions: [showUploads],
  });
  const view = new EditorView({ state });
  const waiting = [...uploads];
  class AnsweredRequest extends EventTarget {
    upload = new EventTarget();
    response: unknown;
    open = jest.fn();
    send(): void {
      const { answer, meanwhile } = waiting.shift()!;
      meanwhile?.(view);
      this.response = answer;
      this.dispatchEvent(new Event('loadend'));
    }
  }
  window.XMLHttpRequest = AnsweredRequest as never;
  const files = uploads.map(() => new File([], 'roof.png', { type: 'image/png' }));
  const options = { view, texts: TEXTS as never, say: jest.fn() };
  await insertPictures(files, 'One'.length, options);
  return view.state.doc.toString();
};

const first = { address: '/media/1.png' };
const second = { address: '/media/2.png' };

const typeAtEnd = (view: EditorView) => {
  const end = view.state.doc.length;
  view.dispatch({ changes: { from: end, insert: '!' }, selection: { anchor: end + 1 } });
};

it('puts pictures one below the other where they were dropped', async () => {
  expect(await textAfter({ answer: first }, { answer: second })).toBe(
    'One\n\n![](/media/1.png)\n\n![](/media/2.png)\n\nTwo',
  );
});

it('puts the next picture there too when the first one was refused', async () => {
  expect(await textAfter({ answer: { problem: 'Too large.' } }, { answer: second })).toBe(
    'One\n\n![](/media/2.png)\n\nTwo',
  );
});

it('puts the next picture there too when the writer goes on elsewhere', async () => {
  expect(await textAfter({ answer: first, meanwhile: typeAtEnd }, { answer: second })).toBe(
    'One\n\n![](/media/1.png)\n\n![](/media/2.png)\n\nTwo!',
  );
});
