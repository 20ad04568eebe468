import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../../app/routes.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { inOwnFrames } from '../../ssr/contentSecurityPolicy.ts';
import { Banner } from '../parts.tsx';
import type { OpenedDocument } from './openDocument.ts';
import { previewAddressForField } from './previewAddress.ts';
import { markTexts, withBodyMarks } from './previewMarks.ts';
import { asPublished, changesOf } from './publishedDraft.ts';
import type { EditorTools } from './editorTools.tsx';

const { form } = editorStrings;

/** Sends a document as its page would show it. */
export const sendPreview = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  field = '',
) => {
  const { editing, leadService, pages } = tools;
  const draft = asPublished(document);
  const read = await editing.read(changesOf(withBodyMarks(draft)));
  const { library, problems, context } = read;
  const { targetPath: path, schema } = draft;
  const { data } = draft.values;
  const address = previewAddressForField({ path, data, field }, read);
  if (address === undefined || problems.some(({ file }) => file.endsWith(`/${path}`)))
    return tools.sendWithoutNavigation(
      reply,
      draft.name,
      <Banner tone="note" title={form.noPreview} />,
      422,
    );
  const source = editing.sourceOf(library, address, leadService);
  const marked = { path, schema: schema.properties?.data ?? {}, data, voices: context.voices };
  const getTexts = () => markTexts(source.getTexts(), marked);
  return pages.sendPreview(matchRoute(address), { ...source, getTexts }, reply);
};

/** A hook for answers that the desk shows in a frame: the policy is that of the page, or the desk's when there is no preview. */
export const allowOwnFrames = async (_request: FastifyRequest, reply: FastifyReply) => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', inOwnFrames(policy));
};
