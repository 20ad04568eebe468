import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reviewStrings } from '../../../strings/deskWriting.ts';
import type { ReviewMail } from '../../leads/deliveries/outboxPayload.ts';
import { addDeliveries } from '../../leads/deliveries/outboxRows.ts';
import { listPeople } from '../../people/people.ts';
import { Empty } from '../parts.tsx';
import { formOf, queryOf } from '../requests.ts';
import { documentAddressOf } from './documentRoutes.tsx';
import { allowOwnFrames, sendPreview } from './preview.tsx';
import { askAboutGuests } from './documentView.tsx';
import { asPublished, changesOf } from './publishedDraft.ts';
import { problemsOf } from './problems.ts';
import { copyAddress, editAddress } from './editorAddresses.ts';
import { openDocument, type OpenedDocument } from './openDocument.ts';
import { publish } from './publishing.ts';
import { ReviewPage, type ReviewPageProps } from './reviewPage.tsx';
import { warningsOf } from './warnings.ts';
import { recordOnCopy, type WorkingCopy } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';
import { DESK_PATH } from '../deskAddresses.ts';

type Reviewed = OpenedDocument & { copy: WorkingCopy };

const MAX_NOTE = 2000;

type Work = (document: Reviewed) => Promise<FastifyReply>;

const withCopy = async (tools: EditorTools, reply: FastifyReply, work: Work) => {
  const document = await openDocument(tools, documentAddressOf(reply.request));
  if (!document) return tools.sendMissing(reply);
  const { copy } = document;
  if (copy) return work({ ...document, copy });
  return tools.sendPage(reply, {
    title: reviewStrings.title,
    current: 'content',
    content: <Empty title={reviewStrings.nothing} />,
    status: 404,
  });
};

const peopleBeside = async (
  tools: Pick<EditorTools, 'authorOf' | 'db'>,
  request: FastifyRequest,
) => {
  const own = tools.authorOf(request);
  const people = await listPeople(tools.db);
  return people.filter(({ role, address }) => role !== 'sales' && address !== own);
};

interface Shown extends Pick<ReviewPageProps, 'done' | 'refused'> {
  status?: number;
}

const show = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: Reviewed,
  { status = 200, ...shown }: Shown = {},
) => {
  const { clock, editing, storage } = tools;
  const draft = asPublished(document);
  const props = {
    document,
    clock: clock(),
    ...shown,
    ownAddress: tools.authorOf(reply.request),
    people: await peopleBeside(tools, reply.request),
    problems: await problemsOf(storage, editing.check, draft, changesOf(draft)),
    warnings: await warningsOf(tools, document),
    showsPages: queryOf(reply.request)('view') === 'pages',
  };
  return tools.sendWithoutNavigation(reply, document.name, <ReviewPage {...props} />, status);
};

/** Each email once, however often its button is pressed. */
const tell = async (
  { db, getSiteUrl, leadService }: EditorTools,
  { name, copy }: Reviewed,
  mail: Pick<ReviewMail, 'what' | 'to' | 'actor' | 'note'>,
  address: string,
) => {
  const key = `${copy.id} ${copy.version} ${copy.asked_at} ${mail.what} ${mail.to}`;
  const id = `review-${hash('sha256', key)}`;
  const url = getSiteUrl() + address;
  const payload: ReviewMail = { type: 'review', id, ...mail, title: name, url };
  await addDeliveries(db, [{ id, kind: 'review', leadId: null, payload }], new Date());
  leadService.wakeDeliveries();
};

interface Question {
  to: string;
  note: string;
}

const ask = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: Reviewed,
  { to, note }: Question,
) => {
  const isKnown = (await peopleBeside(tools, reply.request)).some(({ address }) => address === to);
  if (!isKnown) return show(tools, reply, document, { refused: reviewStrings.choose, status: 422 });
  const { copy } = document;
  const actor = tools.authorOf(reply.request);
  const isAsked = copy.asked_of === to && copy.asked_by === actor && copy.note === note;
  const asked_at = isAsked ? copy.asked_at : new Date().toISOString();
  const question = { asked_by: actor, asked_of: to, asked_at, note };
  if (!(await recordOnCopy(tools.db, copy, question)))
    return show(tools, reply, document, { refused: reviewStrings.changed, status: 409 });
  const asked = { ...document, copy: { ...copy, ...question } };
  const address = copyAddress(document, 'review');
  await tell(tools, asked, { what: 'asked', to, actor, note }, address);
  return reply.redirect(`${address}&done=asked`, 303);
};

const sendBack = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: Reviewed,
  note: string,
) => {
  const { copy } = document;
  const actor = tools.authorOf(reply.request);
  const address = copyAddress(document);
  if (copy.asked_by)
    await tell(tools, document, { what: 'returned', to: copy.asked_by, actor, note }, address);
  await recordOnCopy(tools.db, copy, {
    asked_by: null,
    asked_of: null,
    asked_at: null,
    note: null,
  });
  return reply.redirect(`${copyAddress(document, 'review')}&done=returned`, 303);
};

const approve = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: Reviewed,
  note: string,
) => {
  const { copy } = document;
  const actor = tools.authorOf(reply.request);
  const isOwner = tools.isOwner(reply.request);
  const author = copy.author;
  const publisher = { author, approver: actor, isOwner, now: new Date() };
  const published = await publish(tools, document, publisher);
  switch (published.what) {
    case 'differs':
      return show(tools, reply, document, { refused: reviewStrings.changed, status: 409 });
    case 'refused':
      return show(tools, reply, document, {
        refused: reviewStrings.problems(published.problems.length),
        status: published.status,
      });
    case 'asks':
      return askAboutGuests(tools, reply, document, { ...published, action: 'publish' });
    case 'published': {
      const address = editAddress(published.file);
      if (copy.asked_by)
        await tell(tools, document, { what: 'approved', to: copy.asked_by, actor, note }, address);
      return reply.redirect(`${address}&notice=${published.outcome}`, 303);
    }
  }
};

export const registerReview = (scope: FastifyInstance, tools: EditorTools): void => {
  scope.get(`${DESK_PATH}/review`, (request, reply) =>
    withCopy(tools, reply, (document) => {
      const done = queryOf(request)('done');
      return done === 'asked' || done === 'returned'
        ? show(tools, reply, document, { done: reviewStrings.done[done] })
        : show(tools, reply, document);
    }),
  );

  scope.post(`${DESK_PATH}/review`, (request, reply) =>
    tools.inTurn(() =>
      withCopy(tools, reply, (document) => {
        const field = formOf(request);
        const note = field('note').slice(0, MAX_NOTE);
        // What was read is what goes live.
        if (field('version') !== document.copy.version)
          return show(tools, reply, document, { refused: reviewStrings.changed, status: 409 });
        switch (field('action')) {
          case 'approve':
            return approve(tools, reply, document, note);
          case 'return':
            return sendBack(tools, reply, document, note);
          default:
            return ask(tools, reply, document, { to: field('of'), note });
        }
      }),
    ),
  );

  scope.get(
    `${DESK_PATH}/preview`,
    // The review shows it in a frame.
    { onSend: allowOwnFrames },
    (_request, reply) => withCopy(tools, reply, (document) => sendPreview(tools, reply, document)),
  );
};
