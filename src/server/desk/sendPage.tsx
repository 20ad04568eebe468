import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteFile } from '../content/load/loadSite.ts';
import type { Role } from '../leads/database/schema.ts';
import { Frame, type Counts, type PlaceName } from './frame.tsx';
import type { SignIn } from './sign-in/signInGuard.ts';

export interface DeskPage {
  title: string;
  current?: PlaceName;
  content: ReactNode;
  status?: number;
}

export type SendPage = (reply: FastifyReply, page: DeskPage) => Promise<FastifyReply>;

export type RoleOf = (request: FastifyRequest) => Role | undefined;

interface FrameOptions {
  siteFile: Pick<SiteFile, 'name'>;
  signIn: Pick<SignIn, 'emailOf'>;
  hasContent: boolean;
  roleOf: RoleOf;
  countsFor: (role: Role) => Promise<Counts>;
}

export const createSendPage =
  ({ siteFile, signIn, roleOf, hasContent, countsFor }: FrameOptions): SendPage =>
  async (reply, { title, current, content, status = 200 }) => {
    const { request } = reply;
    // Every page with a frame needs a session.
    const role = roleOf(request)!;
    const frame = (
      <Frame
        title={title}
        current={current}
        role={role}
        site={siteFile.name}
        address={signIn.emailOf(request)}
        hasContent={hasContent}
        counts={await countsFor(role)}
      >
        {content}
      </Frame>
    );
    const html = `<!doctype html>${renderToStaticMarkup(frame)}`;
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  };
