import { startTestUpstream } from '../testing/server/receivers.ts';
import { siteUrl } from './visit.ts';

const PARTS = 16;

/** Cuts before tags, because the parser waits for the end of a tag that has begun. */
const cutMain = (html: string): string[] => {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const cuts = Array.from({ length: PARTS - 1 }, (_, index) =>
    html.indexOf('<', start + ((end - start) * (index + 1)) / PARTS),
  );
  return [start, ...cuts, end]
    .map((cut, index, all) => html.slice(all[index - 1] ?? 0, cut))
    .concat(html.slice(end));
};

/** Starts a site like the one under test that sends each page in parts. `sendPart` is false when all are sent. */
export const startSiteInParts = async () => {
  let sendPart = () => false;
  const { url } = await startTestUpstream(({ url: path = '', headers }, response) => {
    const forward = async () => {
      const answer = await fetch(new URL(path, siteUrl()), {
        headers: { accept: headers.accept ?? '*/*' },
      });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await answer.arrayBuffer()));
      const parts = cutMain(await answer.text());
      response.write(parts.shift());
      sendPart = () => {
        const part = parts.shift();
        if (parts.length > 0) response.write(part);
        else response.end(part);
        return parts.length > 0;
      };
    };
    forward().catch(() => response.destroy());
  });
  return { url, sendPart: () => sendPart() };
};
