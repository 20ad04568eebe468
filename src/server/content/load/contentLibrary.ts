import type { Id, Integration, PlanCatalog } from '../../../contract/entities.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { Pictures } from '../media/pictures.ts';
import type { SiteFile } from './loadSite.ts';
import type { MarkdownBody } from './markdown.ts';
import type { Redirects } from './redirects.ts';
import type { Scheduled } from './visibility.ts';

/** The documents of a content folder, validated and with resolved dates. Slugs are unique per kind. */
export interface ContentLibrary {
  /** Hash of the files that were read. */
  version: string;
  site: SiteFile;
  office?: OfficeHours | undefined;
  /** Newest first. */
  posts: ContentPost[];
  helpCategories: ContentHelpCategory[];
  /** In the order of their categories and subcategories. */
  articles: ContentArticle[];
  privacyPolicy: ContentLegalDocument;
  termsOfService: ContentLegalDocument;
  /** Soonest first. */
  events: ContentEvent[];
  /** Time zone of the events' wall clock. */
  eventTimeZone: string;
  /** Newest first. */
  videos: ContentVideo[];
  integrations: Integration[];
  plans: PlanCatalog;
  redirects: Redirects;
  pictures: Pictures;
}

export interface ContentAuthor {
  name: string;
  bio: string;
  photo: string;
}

export interface ContentPost extends Scheduled {
  slug: string;
  title: string;
  description: string;
  category: string;
  cover: string;
  coverAlt: string;
  author: ContentAuthor;
  /** ISO timestamps. */
  publishedAt: string;
  updatedAt: string;
  tags: string[];
  isGuide: boolean;
  isTrending: boolean;
  isFeatured: boolean;
  /** Plain text. */
  faqs: { question: string; answer: string }[];
  body: MarkdownBody;
}

export interface ContentHelpCategory {
  id: Id;
  name: string;
  description: string;
  subcategories: { id: Id; name: string }[];
}

export interface ContentArticle extends Scheduled {
  slug: string;
  title: string;
  description: string;
  category: { id: Id; name: string };
  subcategory: { id: Id; name: string };
  author: ContentAuthor;
  updatedAt: string;
  tags: string[];
  body: MarkdownBody;
}

export interface ContentLegalDocument {
  title: string;
  updatedAt: string;
  body: MarkdownBody;
}

interface ContentWebinar extends Scheduled {
  slug: string;
  title: string;
  /** One or two sentences of plain text. */
  summary: string;
  description: MarkdownBody;
  cover: string;
  coverAlt: string;
  presentedBy: string;
  presenterRole: string;
  hostImage: string;
  duration: string;
  updatedAt: string;
}

export interface ContentEvent extends ContentWebinar {
  /** Wall clock in the events' zone, `2026-12-03 13:00`. */
  startsAt: string;
  endsAt: string;
  isCanceled: boolean;
  /** Seats; undefined when they are unlimited. */
  capacity: number | undefined;
}

export interface ContentVideo extends ContentWebinar {
  type: 'mp4' | 'youtube';
  videoUrl: string;
  captionsUrl: string;
  posterUrl: string;
}
