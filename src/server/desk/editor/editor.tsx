import type { FastifyError, FastifyInstance } from 'fastify';
import { editorStrings } from '../../../strings/editor.ts';
import type { EditorServices } from '../../serverOptions.ts';
import type { Desk } from '../deskTools.ts';
import { registerContentList } from './contentListRoutes.tsx';
import { registerDocuments } from './documentRoutes.tsx';
import { registerHistory } from './historyRoutes.tsx';
import { Alert } from './notices.tsx';
import { registerReview } from './reviewRoutes.tsx';
import { startSchedule } from './scheduledCopies.ts';
import { registerShared } from './sharedRoutes.tsx';
import { registerTextRoutes } from './textRoutes.ts';
import { createEditorTools } from './editorTools.tsx';

const { form } = editorStrings;

/** The pages for writing: lists, documents and their history. */
export const registerEditor = (
  server: FastifyInstance,
  desk: Desk,
  services: EditorServices,
): void => {
  const tools = createEditorTools(desk, services);
  void server.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 413) throw error;
      return desk.sendPage(reply, {
        title: form.uploadTooLarge,
        current: 'content',
        content: <Alert title={form.uploadTooLarge} />,
        status: 413,
      });
    });
    registerContentList(scope, tools);
    registerDocuments(scope, tools);
    registerHistory(scope, tools);
    registerReview(scope, tools);
    registerShared(scope, tools);
    registerTextRoutes(scope, tools);
    startSchedule(scope, tools);
  });
};
