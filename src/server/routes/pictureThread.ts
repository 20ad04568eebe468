import { parentPort, workerData } from 'node:worker_threads';
import { drawPicture, type PictureSource } from './drawPicture.ts';

// The entry of the thread that `linkPictures.ts` starts. Webpack cannot bundle such an entry with exports.
void drawPicture(workerData as PictureSource).then((png) => parentPort?.postMessage(png));
