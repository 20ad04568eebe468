import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeXml } from '../../lib/escapeXml.ts';
import { mailText, type MailBrand } from '../leads/deliveries/mailContent.ts';
import { mailOf } from '../leads/deliveries/mailer.ts';
import { MAIL_SAMPLES } from '../leads/deliveries/mailSamples.ts';
import { timeTexts } from '../leads/deliveries/mailTexts.ts';
import { MAIL_KINDS, type MailKind } from '../leads/database/schema.ts';

const PATH = '/_mails';

export interface MailSampleOptions {
  siteFile: MailBrand;
  /** Zone in which mails say when something is. */
  eventTimeZone: string;
}

/** Every mail as visitors and sales get it, with somebody's words in it, beside the kit: `/_mails` of `npm run dev`. */
export const registerMailSamples = (
  server: FastifyInstance,
  { siteFile, eventTimeZone }: MailSampleOptions,
): void => {
  const timeText = timeTexts(eventTimeZone);
  const sampleOf = (kind: MailKind) =>
    mailOf(
      { kind, lead: MAIL_SAMPLES[kind] },
      { salesEmail: 'sales@site.example', brand: siteFile, timeText },
    );
  // A mail brings its styles along, which a page of the site may not.
  const sendHtml = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(html);

  server.get(PATH, (_request, reply) => sendHtml(reply, indexPage(sampleOf)));
  for (const kind of MAIL_KINDS) {
    server.get(`${PATH}/${kind}`, async (_request, reply) => {
      const { mailHtml } = await import('../leads/deliveries/mailHtml.ts');
      return sendHtml(reply, mailHtml(sampleOf(kind), siteFile.name));
    });
    server.get(`${PATH}/${kind}.txt`, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(mailText(sampleOf(kind))),
    );
  }
};

const indexPage = (sampleOf: (kind: MailKind) => { subject: string }): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Mails</title>
<style>body { font: 1rem/1.6 system-ui; margin: 2rem; color-scheme: light dark }</style>
<h1>Mails</h1>
<ul>
${MAIL_KINDS.map(
  (kind) =>
    `<li><a href="${PATH}/${kind}">${kind}</a> (<a href="${PATH}/${kind}.txt">text</a>): ${escapeXml(sampleOf(kind).subject)}</li>`,
).join('\n')}
</ul>
</html>
`;
