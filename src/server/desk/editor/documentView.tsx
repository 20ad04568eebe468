import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Author } from '../../people/people.ts';
import { ConflictPage } from './conflictPage.tsx';
import { DocumentPage } from './documentPage.tsx';
import type { DocumentPageProps } from './documentProps.ts';
import type { FieldProblem } from './formFields.ts';
import { copyAddress, sharedAddress } from './notices.tsx';
import type { OpenedDocument } from './openDocument.ts';
import { guestsOf } from './publishing.ts';
import { compareVersions, type ComparedNames } from './versions.ts';
import { warningsOf } from './warnings.ts';
import { noteOpened, noteReader, otherReaders, randomId } from './workingCopies.ts';
import type { Writing } from './writing.tsx';

/** What the address of a document says after a change. */
export const NOTES = ['kept', 'discarded', 'restored', 'scheduled', 'unscheduled'] as const;

export type Note = (typeof NOTES)[number];

/** Sends the pages of a document. */
export const createDocumentView = (writing: Writing) => {
  const { clock, db, editing } = writing;

  const actorOf = (request: FastifyRequest): Author => ({
    actor: writing.authorOf(request),
    now: new Date(),
  });

  type Shown = Partial<DocumentPageProps>;
  const show = async (
    reply: FastifyReply,
    document: OpenedDocument,
    shown: Shown = {},
    status?: number,
  ) => {
    const { copy, id, path, version } = document;
    const actor = actorOf(reply.request);
    if (copy) await noteOpened(db, copy);
    await noteReader(db, id, actor);
    const page = (
      <DocumentPage
        {...{ document, clock: clock(), ...shown }}
        formId={randomId()}
        ownAddress={actor.actor}
        showing={editing.showing(path, version).what}
        previewLink={previewLinkOf(document)}
        guests={await guestsOf(writing, document)}
        warnings={await warningsOf(writing, document)}
        others={await otherReaders(db, id, actor)}
        banners={await writing.readBanners()}
      />
    );
    return writing.sendWhole(reply, document.name, page, status);
  };

  /** Of the working copy, or of a stored document that visitors don't see. */
  const previewLinkOf = ({ status, address, copy, id }: OpenedDocument): string | undefined => {
    const hidden = status === 'live' ? undefined : address;
    const shown = copy ? sharedAddress(id) : hidden;
    const link = shown && editing.previewLink(shown);
    return link && writing.getSiteUrl() + link;
  };

  const showConflict = async (
    reply: FastifyReply,
    document: OpenedDocument,
    names: ComparedNames,
  ) => {
    const { copy } = document;
    if (copy) await noteOpened(db, copy);
    const comparison = await compareVersions(writing, document, document.values, names);
    const ownAddress = writing.authorOf(reply.request);
    const page = <ConflictPage {...{ document, comparison, ownAddress, clock: clock() }} />;
    return writing.sendWhole(reply, document.name, page, 409);
  };

  const done = (reply: FastifyReply, document: OpenedDocument, note: Note) =>
    reply.redirect(`${copyAddress(document)}&notice=${note}`, 303);

  const showProblems = (
    reply: FastifyReply,
    document: OpenedDocument,
    problems: FieldProblem[],
    status = 422,
  ) => show(reply, document, { problems, isRefused: true }, status);

  return { actorOf, show, showConflict, showProblems, done };
};

export type DocumentView = ReturnType<typeof createDocumentView>;
