import { wallClockAt } from '../../../lib/eventTime.ts';
import type {
  ContentArticle,
  ContentAuthor,
  ContentEvent,
  ContentHelpCategory,
  ContentLegalDocument,
  ContentPost,
  ContentVideo,
} from '../load/contentLibrary.ts';
import type { Surroundings } from '../load/markdown.ts';
import { whyHidden } from '../load/visibility.ts';
import type { Scheduled } from '../load/visibility.ts';

/** Entities as the embedded content API sends them. A document's id is its slug, which is unique. */

/** Says why visitors do not see a document yet. */
export const hiddenShape = (document: Scheduled, now: Date, zone: string) => {
  const why = whyHidden(document, now.getTime());
  if (!why) return {};
  const moment = why === 'draft' ? '' : wallClockAt(document.visibility!.from, zone);
  return { hidden: { why, moment } };
};

const authorShape = ({ name, bio, photo }: ContentAuthor) => ({ name, bio, profile_photo: photo });

/** A post in a list, without its content. */
export const postSummaryShape = (post: ContentPost) => ({
  id: post.slug,
  slug: post.slug,
  title: post.title,
  description: post.description,
  category: post.category,
  cover_photo: post.cover,
  cover_alt: post.coverAlt,
  created_at: post.publishedAt,
  updated_at: post.updatedAt,
  author: authorShape(post.author),
  tags: post.tags,
  word_count: post.body.wordCount,
});

export const postShape = (post: ContentPost, site: Surroundings) => ({
  ...postSummaryShape(post),
  content: post.body.render(site),
  faqs: post.faqs.map(({ question, answer }, index) => ({
    id: `${post.slug}-${index + 1}`,
    question,
    // The API's field is HTML, the document's plain text.
    answer: escapeHtml(answer),
  })),
});

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => HTML_ESCAPES[character] ?? character);

export const legalDocumentShape = (document: ContentLegalDocument, site: Surroundings) => ({
  title: document.title,
  content: document.body.render(site),
  updated_at: document.updatedAt,
});

/** A category with its topics, without empty subcategories. */
export const helpCategoryShape = (
  category: ContentHelpCategory,
  articlesOf: (subcategoryId: string) => readonly ContentArticle[],
) => ({
  id: category.id,
  name: category.name,
  description: category.description,
  subcategories: category.subcategories
    .map(({ id, name }) => ({
      id,
      name,
      topics: articlesOf(id).map(({ slug, title, updatedAt }) => ({
        id: slug,
        title,
        slug,
        updated_at: updatedAt,
      })),
    }))
    .filter((subcategory) => subcategory.topics.length > 0),
});

export const articleShape = (article: ContentArticle, site: Surroundings) => ({
  id: article.slug,
  slug: article.slug,
  title: article.title,
  description: article.description,
  content: article.body.render(site),
  author: authorShape(article.author),
  updated_at: article.updatedAt,
  category_id: article.category.id,
  category_name: article.category.name,
});

const webinarSummary = (webinar: ContentEvent | ContentVideo) => ({
  id: webinar.slug,
  slug: webinar.slug,
  title: webinar.title,
  cover_photo: webinar.cover,
  cover_alt: webinar.coverAlt,
  updated_at: webinar.updatedAt,
  presented_by: webinar.presentedBy,
  presenter_role: webinar.presenterRole,
  host_image: webinar.hostImage,
  summary: webinar.summary,
  // The API's field is HTML, the summary is plain text.
  description: escapeHtml(webinar.summary),
  duration: webinar.duration,
});

/** An event in a list, described by its summary, which needs no rendering. */
export const eventSummaryShape = (event: ContentEvent) => ({
  ...webinarSummary(event),
  date: event.startsAt,
  ...(event.isCanceled && { is_canceled: true }),
});

export const eventShape = (event: ContentEvent, site: Surroundings) => ({
  ...eventSummaryShape(event),
  description: event.description.render(site),
});

export const videoSummaryShape = (video: ContentVideo) => ({
  ...webinarSummary(video),
  type: video.type,
  video_url: video.videoUrl,
  captions_url: video.captionsUrl,
  poster_url: video.posterUrl,
});

export const videoShape = (video: ContentVideo, site: Surroundings) => ({
  ...videoSummaryShape(video),
  description: video.description.render(site),
});
