import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTaskQueue } from '../../../lib/taskQueue.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { Changes, WriteOptions } from '../../content/storage/contentStorage.ts';
import type { EditorServices } from '../../serverOptions.ts';
import type { Desk } from '../deskTools.ts';
import { HtmlPage } from '../htmlPage.tsx';
import { Missing } from '../parts.tsx';
import { Alert, ProblemBanner } from './notices.tsx';
import { CONTENT_PATH } from '../deskAddresses.ts';

const { form, list } = editorStrings;

type SendWithoutNavigation = (
  reply: FastifyReply,
  title: string,
  page: ReactNode,
  status?: number,
) => Promise<FastifyReply>;

/** The services and helpers that all pages of the editor use. */
export interface EditorTools extends Desk, EditorServices {
  authorOf: (request: FastifyRequest) => string;
  isOwner: (request: FastifyRequest) => boolean;
  /** Sends a page without the navigation of the desk. */
  sendWithoutNavigation: SendWithoutNavigation;
  sendMissing: (reply: FastifyReply) => Promise<FastifyReply>;
  /** What is wrong with the content as a whole. */
  readBanners: () => Promise<ReactNode>;
  write: (
    author: string,
    changes: Changes,
    message: string,
    basedOn?: WriteOptions['basedOn'],
  ) => Promise<void>;
  /** One change at a time, so that two can't pass the same check. */
  inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

export const createEditorTools = (desk: Desk, editor: EditorServices): EditorTools => {
  const { content, siteFile } = desk;
  const readBanners = async () => {
    const folders = await editor.folders().catch(() => []);
    return (
      <>
        {folders.length > 0 && <Alert title={list.severalFolders(folders)} />}
        <ProblemBanner problems={content.problems()} />
      </>
    );
  };
  return {
    ...desk,
    ...editor,
    authorOf: (request) => desk.actorOf(request).actor,
    isOwner: (request) => desk.roleOf(request) === 'owner',
    async sendWithoutNavigation(reply, title, page, status = 200) {
      const scripts = (await desk.manifest()).chunks.editor ?? [];
      const html = renderToStaticMarkup(
        <HtmlPage title={title} scripts={scripts} site={siteFile.name}>
          {page}
        </HtmlPage>,
      );
      return reply.status(status).type('text/html; charset=utf-8').send(`<!doctype html>${html}`);
    },
    sendMissing: async (reply) =>
      desk.sendPage(reply, {
        title: form.missing,
        current: 'content',
        content: (
          <>
            {await readBanners()}
            <Missing
              title={form.missing}
              back={{ href: CONTENT_PATH, text: form.back(list.content) }}
            />
          </>
        ),
        status: 404,
      }),
    readBanners,
    async write(author, changes, message, basedOn = new Map()) {
      await editor.storage.write(changes, { basedOn, author, message });
      await content.reload();
    },
    inTurn: createTaskQueue(),
  };
};
