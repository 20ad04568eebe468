import type { FastifyInstance } from 'fastify';
import { reviewStrings } from '../../../strings/deskWriting.ts';
import { Missing } from '../parts.tsx';
import { queryOf } from '../requests.ts';
import { SHARED_PATH, sharedAddress } from './editorAddresses.ts';
import { openDocument } from './openDocument.ts';
import { sendPreview } from './preview.tsx';
import { findCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

/** Shows a working copy to those who have its link. */
export const registerShared = (scope: FastifyInstance, tools: EditorTools): void => {
  const { db, editing } = tools;
  scope.get<{ Params: { id: string } }>(SHARED_PATH, async (request, reply) => {
    const { id } = request.params;
    const isAllowed = editing.isPreviewToken(sharedAddress(id), queryOf(request)('preview'));
    const copy = isAllowed ? await findCopy(db, id) : undefined;
    const address = copy && { file: copy.path, copy: id === copy.path ? '' : id };
    const document = address && (await openDocument(tools, address));
    if (document) return sendPreview(tools, reply, document);
    const back = { href: '/', text: reviewStrings.site };
    const page = <Missing title={reviewStrings.notShared} back={back} />;
    return tools.sendWithoutNavigation(reply, reviewStrings.notShared, page, 404);
  });
};
