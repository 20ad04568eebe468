import type {
  Author,
  BlogHero,
  BlogLanding,
  Faq,
  Heading,
  Hidden,
  LegalDocument,
  Post,
  PostSummary,
} from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { countWords, readingMinutes } from '../../../lib/readingTime.ts';
import {
  firstText,
  isRecord,
  isUsable,
  MAX_ITEMS,
  MAX_PAGED,
  MAX_PARTS,
  readHtml,
  readId,
  readItems,
  readList,
  readName,
  readNumber,
  readPassage,
  readPlain,
  readRecord,
  readSlug,
  readText,
} from './readValue.ts';
import type { Source } from './readValue.ts';
import { safeFieldUrl } from '../../html/safeUrl.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';

/** An author of whom nothing is known is none. */
export const normalizeAuthor = (value: unknown): Author | null => {
  const source = readRecord(value);
  const author = {
    name: readName(value),
    bio: readPlain(source.bio),
    profile_photo: safeFieldUrl(source.profile_photo),
  };
  return author.name || author.bio || author.profile_photo ? author : null;
};

/** Headings as the content API lists them; whether the content has them is seen when it is sanitized. */
export const normalizeHeadings = (value: unknown): Heading[] =>
  readList(value)
    .filter(isRecord)
    .slice(0, MAX_ITEMS)
    .map(({ id, text, level }) => ({
      id: readId(id),
      text: readPlain(text),
      level: readLevel(level),
    }))
    .filter((heading) => heading.id !== '' || heading.text !== '');

/** 0 where the level is unknown: then the content tells it. */
const readLevel = (value: unknown): number => {
  const level = readNumber(value);
  return level !== null && Number.isInteger(level) && level >= 1 && level <= 6 ? level : 0;
};

const minutesOf = (source: Source): number => {
  const given = readNumber(source.word_count);
  if (given !== null && given > 0) return readingMinutes(given);
  const words = countWords(stripTags(readHtml(source.content)));
  return words > 0 ? readingMinutes(words) : 0;
};

const normalizeTags = (value: unknown): string[] => {
  const tags = readList(value).map((tag) => readName(tag).trim());
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MAX_PARTS);
};

const normalizeSummary = (source: Source): PostSummary => ({
  id: readId(source.id ?? source._id),
  slug: readSlug(source.slug),
  title: readText(source.title),
  description: readPlain(source.description, source.excerpt, source.summary),
  category: readName(source.category),
  cover_photo: safeFieldUrl(source.cover_photo),
  cover_alt: readText(source.cover_alt),
  created_at: readText(source.created_at),
  updated_at: readText(source.updated_at),
  author: normalizeAuthor(source.author),
  tags: normalizeTags(source.tags),
  reading_minutes: minutesOf(source),
});

export const normalizeSummaries = (payload: unknown): PostSummary[] =>
  readItems(payload, normalizeSummary);

export const normalizeAllPosts = (payload: unknown): PostSummary[] =>
  readItems(payload, normalizeSummary, MAX_PAGED);

/** Questions are told apart by their ids when they are opened, so each has one of its own. */
const normalizeFaqs = (value: unknown): Faq[] => {
  const taken = new Set<string>();
  return readList(value)
    .filter(isRecord)
    .slice(0, MAX_PARTS)
    .map((source) => ({
      given: readId(source.id),
      question: readPlain(source.question),
      answer: readPassage(source.answer),
    }))
    .filter(({ question, answer }) => question !== '' || answer !== '')
    .map(({ given, question, answer }, index) => {
      const id = given === '' || taken.has(given) ? `faq-${index + 1}` : given;
      taken.add(id);
      return { id, question, answer };
    });
};

/** Only the site's own content says so, of its drafts. */
export const readHidden = (source: Source): { hidden?: Hidden } => {
  const { why, moment } = readRecord(source.hidden);
  if (why !== 'draft' && why !== 'scheduled') return {};
  return { hidden: { why, moment: readText(moment) } };
};

export const normalizePost = (payload: unknown): Post => {
  const source = readRecord(payload);
  const content = sanitizeDocument(readHtml(source.content), normalizeHeadings(source.headings));
  return {
    ...normalizeSummary(source),
    content: content.html,
    headings: content.headings,
    faqs: normalizeFaqs(source.faqs),
    ...readHidden(source),
  };
};

/** The spec does not show the hero: it may hold a post, be one, or be a list with one. */
const normalizeHero = (value: unknown): BlogHero | null => {
  if (Array.isArray(value)) return normalizeHero(value.find(isUsable));
  if (!isRecord(value)) return null;
  const inner = [value.post, value.blog].find(isUsable);
  if (!inner && readText(value.slug) !== '') {
    return { title: '', description: '', post: normalizeSummary(value) };
  }
  const hero = {
    title: readText(value.title),
    description: readPlain(value.description),
    post: inner ? normalizeSummary(inner) : null,
  };
  return hero.title || hero.description || hero.post ? hero : null;
};

export const normalizeLanding = (payload: unknown): BlogLanding => {
  const source = readRecord(payload);
  return {
    hero: normalizeHero(source.hero),
    latest: normalizeSummaries(source.latest),
    guides: normalizeSummaries(source.guides),
    trending: normalizeSummaries(source.trending),
  };
};

/** A legal document may come as an object or as its bare HTML. */
export const normalizeLegalDocument = (payload: unknown): LegalDocument => {
  const source = readRecord(typeof payload === 'string' ? { content: payload } : payload);
  const content = sanitizeDocument(readHtml(source.content), normalizeHeadings(source.headings));
  return {
    title: firstText(source.title, source.name),
    content: content.html,
    headings: content.headings,
    updated_at: readText(source.updated_at),
  };
};
