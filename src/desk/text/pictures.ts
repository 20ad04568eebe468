import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { insertBlock } from './insertions.ts';
import { preparePicture } from './photos.ts';
import { fill, type EditorTexts } from './texts.ts';

interface Upload {
  id: number;
  /** Shows the progress, or why it failed. */
  element: HTMLElement;
}

const uploadStarted = StateEffect.define<Upload & { position: number }>({
  map: (value, changes) => ({ ...value, position: changes.mapPos(value.position, 1) }),
});
const uploadEnded = StateEffect.define<number>();

class UploadWidget extends WidgetType {
  readonly upload: Upload;

  constructor(upload: Upload) {
    super();
    this.upload = upload;
  }

  override eq({ upload }: UploadWidget): boolean {
    return upload.id === this.upload.id;
  }

  toDOM(): HTMLElement {
    return this.upload.element;
  }
}

const uploads = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects }) => {
    let set = before.map(changes);
    for (const effect of effects) {
      if (effect.is(uploadStarted)) {
        const { position, id, element } = effect.value;
        const widget = new UploadWidget({ id, element });
        set = set.update({ add: [Decoration.widget({ widget, side: 1 }).range(position)] });
      }
      if (effect.is(uploadEnded))
        set = set.update({
          filter: (_from, _to, { spec }) =>
            (spec as { widget: UploadWidget }).widget.upload.id !== effect.value,
        });
    }
    return set;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const showUploads: Extension = uploads;

const positionOf = (view: EditorView, id: number): number | undefined => {
  for (const cursor = view.state.field(uploads).iter(); cursor.value; cursor.next())
    if ((cursor.value.spec as { widget: UploadWidget }).widget.upload.id === id) return cursor.from;
  return undefined;
};

interface Answer {
  address?: string;
  problem?: string;
}

/** Sends a picture, and reports which share has arrived. */
const send = (file: File, onProgress: (share: number) => void): Promise<Answer> =>
  new Promise((resolve) => {
    const entries = new FormData();
    entries.set('picture.upload', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/admin/pictures');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('loadend', () => resolve((request.response as Answer | null) ?? {}));
    request.send(entries);
  });

const progressElement = (label: string) => {
  const element = document.createElement('span');
  element.className = 'text-upload';
  const progress = document.createElement('progress');
  progress.ariaLabel = label;
  element.append(label, progress);
  return { element, progress };
};

let lastId = 0;

interface PictureOptions {
  view: EditorView;
  texts: EditorTexts['picture'];
  /** Says something below the text. */
  say: (message: string) => void;
}

/**
 * Uploads a picture, and puts it into the text with the cursor where its description belongs. Returns the position behind
 * it, for the next picture.
 */
const insertPicture = async (
  file: File,
  start: number,
  { view, texts, say }: PictureOptions,
): Promise<number> => {
  const id = (lastId += 1);
  const { element, progress } = progressElement(fill(texts.uploading, { file: file.name }));
  const { head } = view.state.selection.main;
  view.dispatch({ effects: uploadStarted.of({ id, element, position: start }) });
  const picture = await preparePicture(file);
  const answer: Answer = picture
    ? await send(picture, (share) => (progress.value = share))
    : { problem: fill(texts.heic, { file: file.name }) };
  const position = positionOf(view, id) ?? view.state.doc.length;
  view.dispatch({ effects: uploadEnded.of(id) });
  if (answer.address === undefined) {
    say(answer.problem ?? fill(texts.failed, { file: file.name }));
    return position;
  }
  const isTyping = view.state.selection.main.head !== head;
  const block = insertBlock(view.state, position, `![](${answer.address})`, { from: 2, to: 2 });
  view.dispatch(isTyping ? { changes: block.changes!, userEvent: 'input.insert' } : block);
  if (!isTyping) view.focus();
  say(texts.describe);
  const { anchor } = block.selection as { anchor: number };
  return view.state.doc.lineAt(anchor).to;
};

/** Uploads pictures one after another. */
export const insertPictures = async (
  files: readonly File[],
  position: number,
  options: PictureOptions,
): Promise<void> => {
  let at = position;
  for (const file of files) at = await insertPicture(file, at, options);
};
