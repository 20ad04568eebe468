import { EDITOR_PATH, html, type EditorPage } from './html.ts';

export const SIGN_IN_PATH = `${EDITOR_PATH}/sign-in`;

export const signInStrings = {
  /** For every address: it must not tell who is an editor. */
  sent: 'If this address belongs to an editor, a link is on its way. It works once, for 15 minutes.',
  invalidLink: 'This link has expired or was used already. Ask for a new one.',
};

type Page = Pick<EditorPage, 'title' | 'content'>;

export const signInPage = (notice: string): Page => ({
  title: 'Sign in',
  content: html`<form class="narrow card" method="post" action="${SIGN_IN_PATH}">
    <h1>Sign in</h1>
    ${notice && html`<p class="notice" role="status">${notice}</p>`}
    <div class="field">
      <label for="email">Email address</label>
      <input id="email" name="email" type="email" autocomplete="email" required />
    </div>
    <div><button class="primary">Send me a link</button></div>
  </form>`,
});

/** Programs that scan emails follow links but press no buttons. */
export const linkPage = (email: string): Page => ({
  title: 'Sign in',
  content: html`<form class="narrow card" method="post">
    <h1>Sign in</h1>
    <p>${email}</p>
    <div><button class="primary">Sign in</button></div>
  </form>`,
});

interface SignedOutForm {
  action: string;
  encType: string | undefined;
  fields: readonly (readonly [name: string, value: string])[];
}

/** Repeats what was posted, so that no text is lost. */
export const signedOutPage = ({ action, encType, fields }: SignedOutForm): Page => ({
  title: 'You are signed out',
  content: html`<form class="narrow card" method="post" action="${action}" enctype="${encType}">
    <h1>You are signed out</h1>
    <p class="notice bad" role="alert">Sign in in another tab, then press Save again.</p>
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="row">
      <a class="button" href="${SIGN_IN_PATH}" target="_blank">Sign in</a>
      <button class="primary">Save again</button>
    </div>
  </form>`,
});
