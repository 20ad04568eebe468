import { TRUSTED_TYPES } from '../../contract/htmlAllowList.ts';

/** Headers of every response of the desk. Previews have their own policies. */
export const DESK_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
    "img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    // webpack's runtime loads the text editor.
    `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES.chunks}`,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
};
