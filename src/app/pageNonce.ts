/** The nonce that the page's security policy allows styles by, for libraries that add style elements. */
export const pageNonce = (): string | undefined =>
  // Browsers hide the attribute and keep the property.
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
