import type { FastifyReply } from 'fastify';
import { editorPage, type EditorPage } from '../../editor/html.ts';

const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
})
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** Sends a page of the editor: private, not indexed, without inline scripts. */
export const sendEditorPage = (reply: FastifyReply, page: EditorPage, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(editorPage(page));
