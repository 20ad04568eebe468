import type { ReactNode } from 'react';
import { deskStrings } from '../../strings/desk.ts';
import { STYLES_VERSION } from './styles/deskStyles.ts';
import { DESK_PATH } from './deskAddresses.ts';

export const STYLES_PATH = `${DESK_PATH}/desk.css`;

interface HtmlPageProps {
  title: string;
  site: string;
  scripts?: readonly string[];
  children: ReactNode;
}

/** What all pages of the desk share. */
export const HtmlPage = ({ title, site, scripts = [], children }: HtmlPageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${deskStrings.name(site)}`}</title>
      <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={`${STYLES_PATH}?v=${STYLES_VERSION}`} />
      {scripts.map((script) => (
        <script key={script} src={script} defer />
      ))}
    </head>
    <body>
      <a className="skip" href="#main">
        {deskStrings.skip}
      </a>
      {children}
    </body>
  </html>
);
