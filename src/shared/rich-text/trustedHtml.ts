import type { HTMLReactParserOptions } from 'html-react-parser';

type Policy = NonNullable<HTMLReactParserOptions['trustedTypePolicy']>;

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

const createPolicy = (): Policy | undefined => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html });
  } catch {
    // The security policy does not list it. A policy that enforces Trusted Types has to.
    return undefined;
  }
};

/**
 * Lets article HTML be parsed where the browser enforces Trusted Types. It is parsed in a detached template only,
 * and what is shown of it is decided by the rules of `RichText`.
 */
export const richTextPolicy = createPolicy();
