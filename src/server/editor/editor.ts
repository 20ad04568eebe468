import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EDITOR_PATH, html } from '../../editor/html.ts';
import { FORM_TYPE } from '../routes/noScriptForms.ts';
import type { EditorServices, ServerOptions } from '../serverOptions.ts';
import { sendEditorPage } from './sendEditorPage.ts';
import { registerSignIn } from './signIn.ts';

export type EditorOptions = EditorServices &
  Pick<ServerOptions, 'getSiteUrl' | 'isDevelopment' | 'log' | 'siteFile'>;

export const registerEditor = (server: FastifyInstance, options: EditorOptions): void => {
  const { name: siteName } = options.siteFile;
  server.register(async (editor) => {
    editor.removeAllContentTypeParsers();
    editor.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => [...new URLSearchParams(body)],
    );
    const { editorOf } = registerSignIn(editor, {
      ...options,
      siteName,
      isOpen: options.isDevelopment,
      fieldsOf: ({ body }) => (body ?? []) as [string, string][],
    });
    editor.get(EDITOR_PATH, (request, reply) => {
      const { email } = editorOf(request);
      const content = html`<h1>Content</h1>`;
      return sendEditorPage(reply, { title: 'Content', siteName, email, content });
    });
  });
};
