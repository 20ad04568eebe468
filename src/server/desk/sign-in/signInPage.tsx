import { ArrowRight } from 'lucide-react';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deskStrings } from '../../../strings/desk.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { Primary } from '../parts.tsx';
import { HtmlPage } from '../htmlPage.tsx';
import { Notice } from '../editor/notices.tsx';

const { signIn } = editorStrings;

/** A door with light above it, as on the site's pages. */
const Door = () => (
  <svg viewBox="0 0 560 560" aria-hidden>
    <path d="M166 60h228v500h-228z" fill="var(--white)" />
    <path d="M186 81h91v67h-91zM283 81h91v67h-91z" fill="var(--lit)" />
    <path d="M186 164h188v396h-188z" fill="var(--dusk)" />
    <g fill="var(--white)" opacity="0.16">
      <path d="M208 186h64v126h-64zM288 186h64v126h-64zM208 356h64v136h-64zM288 356h64v136h-64z" />
    </g>
    <rect x="349" y="326" width="12" height="22" rx="2" fill="var(--lit)" />
  </svg>
);

const SignInFrame = ({ site, children }: { site: string; children: ReactNode }) => (
  <HtmlPage title={signIn.title} site={site}>
    <div className="sign-in">
      <header>
        <span className="brand">
          <img src="/brand/favicon.svg" alt="" width="26" height="26" />
          {site} <span className="desk">{deskStrings.desk}</span>
        </span>
        <a className="link small" href="/">
          {signIn.backToSite}
        </a>
      </header>
      <main id="main">{children}</main>
      <div className="street">
        <Door />
      </div>
    </div>
  </HtmlPage>
);

interface SignInPage {
  /** The name of the company. */
  site: string;
  content: ReactNode;
  status?: number | undefined;
}

export const sendSignInPage = (
  reply: FastifyReply,
  { site, content, status = 200 }: SignInPage,
): FastifyReply => {
  const html = renderToStaticMarkup(<SignInFrame site={site}>{content}</SignInFrame>);
  return reply.status(status).type('text/html; charset=utf-8').send(`<!doctype html>${html}`);
};

interface SignInFormProps {
  notice: ReactNode;
  /** The person of a link, who presses a button only. */
  email: string | undefined;
  action: string;
}

export const SignInForm = ({ notice, email, action }: SignInFormProps) => (
  <form method="post" action={email ? undefined : action}>
    <h1>{signIn.titleOfDesk}</h1>
    <p className="lead">{email ? signIn.signingInAs(email) : signIn.intro}</p>
    {notice && <Notice>{notice}</Notice>}
    {!email && (
      <div className="field">
        <label htmlFor="email">{signIn.email}</label>
        <input
          className="input"
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
        />
      </div>
    )}
    <Primary icon={ArrowRight}>{email ? signIn.title : signIn.sendLink}</Primary>
    <p className="small quiet">{signIn.validity}</p>
  </form>
);
