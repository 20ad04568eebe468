import { EDITOR_PATH, html, type Html } from './html.ts';

export const SIGN_IN_PATH = `${EDITOR_PATH}/sign-in`;

export const signInStrings = {
  signIn: 'Sign in',
  signedOut: 'You are signed out',
  /** For every address: it must not tell who is an editor. */
  sent: 'If this address belongs to an editor, a link is on its way. It works once, for 15 minutes.',
  invalidLink: 'This link has expired or was used already. Ask for a new one.',
};

export const signInPage = (notice?: string, noticeClass = 'notice'): Html =>
  html`<form class="sign-in card" method="post" action="${SIGN_IN_PATH}">
    <h1>${signInStrings.signIn}</h1>
    ${notice && html`<div class="${noticeClass}" role="status">${notice}</div>`}
    <div class="field">
      <label for="email">Email address</label>
      <input id="email" name="email" type="email" autocomplete="email" required />
    </div>
    <div class="row"><button class="primary">Send me a link</button></div>
  </form>`;

/** Programs that scan emails follow links but press no buttons. */
export const linkPage = (email: string): Html =>
  html`<form class="sign-in card" method="post">
    <h1>${signInStrings.signIn}</h1>
    <div>You are signing in as <strong>${email}</strong>.</div>
    <div class="row"><button class="primary">${signInStrings.signIn}</button></div>
  </form>`;

export type PostedFields = readonly (readonly [name: string, value: string])[];

/** Repeats what was posted, so that no text is lost. */
export const signedOutPage = (action: string, type: string, fields: PostedFields): Html =>
  html`<form class="sign-in card" method="post" action="${action}" enctype="${type}">
    <h1>${signInStrings.signedOut}</h1>
    <div class="notice bad" role="alert">Sign in in another tab, then press Save again.</div>
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="row">
      <a class="button" href="${SIGN_IN_PATH}" target="_blank">${signInStrings.signIn}</a>
      <button class="primary">Save again</button>
    </div>
  </form>`;
