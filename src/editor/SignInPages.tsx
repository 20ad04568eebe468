import { EDITOR_PATH, EditorPage } from './EditorPage.tsx';

export const SIGN_IN_PATH = `${EDITOR_PATH}/sign-in`;

export const signInStrings = {
  /** For every address: it must not tell who is an editor. */
  sent: 'If this address belongs to an editor, a link is on its way. It works once, for 15 minutes.',
  invalidLink: 'This link has expired or was used already. Ask for a new one.',
};

interface SignInPageProps {
  siteName: string;
  notice?: string;
}

export const SignInPage = ({ siteName, notice }: SignInPageProps) => (
  <EditorPage title="Sign in" siteName={siteName}>
    <form className="narrow card" method="post" action={SIGN_IN_PATH}>
      <h1>Sign in</h1>
      {notice && <p className="notice">{notice}</p>}
      <div className="field">
        <label htmlFor="email">Email address</label>
        <input id="email" name="email" type="email" autoComplete="email" required />
      </div>
      <div className="row">
        <button className="primary">Send me a link</button>
      </div>
    </form>
  </EditorPage>
);

/** Programs that scan emails follow links but press no buttons. */
export const LinkPage = ({ siteName, email }: { siteName: string; email: string }) => (
  <EditorPage title="Sign in" siteName={siteName}>
    <form className="narrow card" method="post">
      <h1>Sign in</h1>
      <p>{email}</p>
      <div className="row">
        <button className="primary">Sign in</button>
      </div>
    </form>
  </EditorPage>
);

export interface SignedOutPageProps {
  siteName: string;
  action: string;
  encType: string | undefined;
  fields: readonly (readonly [name: string, value: string])[];
}

/** Repeats what was posted, so that no text is lost. */
export const SignedOutPage = ({ siteName, action, encType, fields }: SignedOutPageProps) => (
  <EditorPage title="You are signed out" siteName={siteName}>
    <form className="narrow card" method="post" action={action} encType={encType}>
      <h1>You are signed out</h1>
      <p className="notice bad">Sign in in another tab, then press Save again.</p>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="row">
        <a className="button" href={SIGN_IN_PATH} target="_blank">
          Sign in
        </a>
        <button className="primary">Save again</button>
      </div>
    </form>
  </EditorPage>
);
