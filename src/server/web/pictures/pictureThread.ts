import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureSource } from './drawPicture.ts';

/**
 * A thread that draws pictures: to lay one out and to draw it takes a tenth of a second of a processor, and the fonts of
 * some scripts are megabytes. `linkPictures.ts` starts it with the first picture and ends it when none is asked for.
 */
export interface ToPictureThread {
  picture: number;
  source: PictureSource;
}

export type FromPictureThread =
  { picture: number; png: Uint8Array<ArrayBuffer> } | { picture: number; failed: unknown };

const post = (message: FromPictureThread, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved);

parentPort?.on('message', ({ picture, source }: ToPictureThread) => {
  drawPicture(source).then(
    (png) => post({ picture, png }, [png.buffer]),
    (failed: unknown) => post({ picture, failed }),
  );
});
