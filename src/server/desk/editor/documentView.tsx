import type { FastifyReply } from 'fastify';
import { ConflictPage } from './conflictPage.tsx';
import { DocumentPage } from './documentPage.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import type { FieldProblem } from './formFields.ts';
import { GuestQuestion, type GuestQuestionProps } from './guestQuestion.tsx';
import { guestsOf } from './guestsToNotify.ts';
import { copyAddress, sharedAddress } from './editorAddresses.ts';
import type { OpenedDocument } from './openDocument.ts';
import { compareVersions, type ComparedNames } from './compareVersions.ts';
import { warningsOf } from './warnings.ts';
import { recordOpened, recordReader, otherReaders, randomId } from './workingCopies.ts';
import type { EditorTools } from './editorTools.tsx';

/** What the address of a document says after a change of its working copy. */
export const COPY_NOTICES = ['kept', 'discarded', 'restored', 'scheduled', 'unscheduled'] as const;

export type CopyNotice = (typeof COPY_NOTICES)[number];

/** Of the working copy, or of a stored document that visitors don't see. */
const previewLinkOf = (
  { editing, getSiteUrl }: EditorTools,
  { status, address, copy, id }: OpenedDocument,
): string | undefined => {
  const hidden = status === 'live' ? undefined : address;
  const shown = copy ? sharedAddress(id) : hidden;
  const link = shown && editing.previewLink(shown);
  return link && getSiteUrl() + link;
};

interface Shown extends Partial<DocumentPageProps> {
  status?: number;
}

/** Sends the form of a document, and records that someone has it open. */
export const showDocument = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  { status, ...shown }: Shown = {},
) => {
  const { clock, db, editing } = tools;
  const { copy, id, savedPath, storedHash } = document;
  const actor = tools.actorOf(reply.request);
  if (copy) await recordOpened(db, copy);
  await recordReader(db, id, actor);
  const page = (
    <DocumentPage
      {...{ document, clock: clock(), ...shown }}
      formId={randomId()}
      ownAddress={actor.actor}
      showing={editing.showing(savedPath, storedHash).what}
      previewLink={previewLinkOf(tools, document)}
      guests={await guestsOf(tools, document)}
      warnings={await warningsOf(tools, document)}
      others={await otherReaders(db, id, actor)}
      banners={await tools.readBanners()}
    />
  );
  return tools.sendWithoutNavigation(reply, document.name, page, status);
};

export const showConflict = async (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  names: ComparedNames,
) => {
  const { clock, db } = tools;
  const { copy } = document;
  if (copy) await recordOpened(db, copy);
  const comparison = await compareVersions(tools, document, { mine: document.values, names });
  const ownAddress = tools.authorOf(reply.request);
  const page = (
    <ConflictPage
      document={document}
      comparison={comparison}
      ownAddress={ownAddress}
      clock={clock()}
    />
  );
  return tools.sendWithoutNavigation(reply, document.name, page, 409);
};

interface Refusal {
  problems: FieldProblem[];
  status?: number;
}

export const showProblems = (
  tools: EditorTools,
  reply: FastifyReply,
  document: OpenedDocument,
  { problems, status = 422 }: Refusal,
) => showDocument(tools, reply, document, { problems, isRefused: true, status });

/** Asks before the guests of an event get an email. */
export const askAboutGuests = (
  tools: Pick<EditorTools, 'content' | 'sendWithoutNavigation'>,
  reply: FastifyReply,
  document: OpenedDocument,
  question: Pick<GuestQuestionProps, 'change' | 'guests' | 'action' | 'publishAt'>,
) =>
  tools.sendWithoutNavigation(
    reply,
    document.name,
    <GuestQuestion
      emails={tools.content.texts().emails}
      document={document}
      change={question.change}
      guests={question.guests}
      action={question.action}
      publishAt={question.publishAt}
    />,
  );

export const redirectWithNotice = (
  reply: FastifyReply,
  document: OpenedDocument,
  notice: CopyNotice,
) => reply.redirect(`${copyAddress(document)}&notice=${notice}`, 303);
