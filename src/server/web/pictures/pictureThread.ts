import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureSource } from './drawPicture.ts';

/**
 * A thread that draws pictures: one takes about 0.1 s of CPU time. `linkPictures.ts` starts the thread with the first
 * picture and ends it when idle.
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
