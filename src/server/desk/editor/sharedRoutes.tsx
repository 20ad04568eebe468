import type { FastifyInstance } from 'fastify';
import { reviewStrings } from '../../../strings/deskWriting.ts';
import { Missing } from '../parts.tsx';
import { queryOf } from '../requests.ts';
import { SHARED_PATH, sharedAddress } from './editorAddresses.ts';
import { openDocument } from './openDocument.ts';
import { sendPreview } from './preview.tsx';
import { findCopy } from './workingCopies.ts';
import type { Writing } from './writing.tsx';

/** Shows a working copy to those who have its link. */
export const registerShared = (scope: FastifyInstance, writing: Writing): void => {
  const { db, editing } = writing;
  scope.get<{ Params: { id: string } }>(SHARED_PATH, async (request, reply) => {
    const { id } = request.params;
    const isAllowed = editing.isPreviewToken(sharedAddress(id), queryOf(request)('preview'));
    const copy = isAllowed ? await findCopy(db, id) : undefined;
    const place = copy && { file: copy.path, copy: id === copy.path ? '' : id };
    const document = place && (await openDocument(writing, place));
    if (document) return sendPreview(writing, reply, document);
    const back = { href: '/', text: reviewStrings.site };
    const page = <Missing title={reviewStrings.notShared} back={back} />;
    return writing.sendWhole(reply, reviewStrings.notShared, page, 404);
  });
};
