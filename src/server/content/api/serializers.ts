import { escapeXml } from '../../../lib/escapeXml.ts';
import { wallClockAt } from '../../../lib/zonedTime.ts';
import type { ContentLegalDocument, ContentPage } from '../load/assembleLibrary.ts';
import type { Scheduled } from '../load/loadContext.ts';
import type { ContentArticle, ContentHelpCategory } from '../load/loadHelp.ts';
import type { ContentPost } from '../load/loadPosts.ts';
import type { ContentEvent, ContentVideo } from '../load/loadWebinars.ts';
import type { Surroundings } from '../load/markdown.ts';
import { whyHidden } from '../load/publicLibrary.ts';

/** Entities as the embedded content API sends them. A document's id is its slug, which is unique. */

export const hiddenShape = (document: Scheduled, now: Date, zone: string) => {
  const why = whyHidden(document, now.getTime());
  if (!why) return {};
  const moment = why === 'scheduled' ? wallClockAt(document.visibility!.from, zone) : '';
  return { hidden: { why, moment } };
};

const authorShape = ({ name, bio, photo }: ContentPost['author']) => ({
  name,
  bio,
  profile_photo: photo,
});

/** The same object as long as the document does not change, so that its parsed form can be cached. */
const onceEach = <Document extends object, Shape>(shape: (document: Document) => Shape) => {
  const shapes = new WeakMap<Document, Shape>();
  return (document: Document): Shape => {
    const known = shapes.get(document) ?? shape(document);
    shapes.set(document, known);
    return known;
  };
};

export const postSummaryShape = onceEach((post: ContentPost) => ({
  id: post.slug,
  slug: post.slug,
  title: post.title,
  description: post.description,
  category: post.category,
  cover_photo: post.cover,
  cover_alt: post.cover_alt,
  created_at: post.publishedAt,
  updated_at: post.updated,
  author: authorShape(post.author),
  tags: post.tags,
  word_count: post.body.wordCount,
}));

export const postShape = async (post: ContentPost, site: Surroundings) => ({
  ...postSummaryShape(post),
  content: await post.body.render(site),
  chart: post.chart,
  faqs: post.faqs.map(({ question, answer }, index) => ({
    id: `${post.slug}-${index + 1}`,
    question,
    // The API's field is HTML, the document's plain text.
    answer: escapeXml(answer),
  })),
});

export const legalDocumentShape = async (
  { title, body, updated }: ContentLegalDocument,
  site: Surroundings,
) => ({ title, content: await body.render(site), updated_at: updated });

export const pageShape = async (page: ContentPage, site: Surroundings) => ({
  title: page.title,
  description: page.description,
  parent: page.parent,
  content: await page.body.render(site),
});

const topicShape = onceEach(({ slug, title, subtitle, updated }: ContentArticle) => ({
  id: slug,
  title,
  slug,
  subtitle,
  updated_at: updated,
}));

export const helpCategoryShape = (
  { id, name, description, subcategories }: ContentHelpCategory,
  articlesOf: (subcategoryId: string) => readonly ContentArticle[],
) => ({
  id,
  name,
  description,
  subcategories: subcategories
    .map((subcategory) => ({
      ...subcategory,
      topics: articlesOf(subcategory.id).map(topicShape),
    }))
    .filter(({ topics }) => topics.length > 0),
});

export const articleShape = async (article: ContentArticle, site: Surroundings) => ({
  id: article.slug,
  slug: article.slug,
  title: article.title,
  description: article.description,
  content: await article.body.render(site),
  author: authorShape(article.author),
  updated_at: article.updated,
  category_id: article.category.id,
  category_name: article.category.name,
});

const webinarSummary = (webinar: ContentEvent | ContentVideo) => ({
  id: webinar.slug,
  slug: webinar.slug,
  title: webinar.title,
  cover_photo: webinar.cover,
  cover_alt: webinar.cover_alt,
  updated_at: webinar.updated,
  presented_by: webinar.presented_by,
  presenter_role: webinar.presenter_role,
  host_image: webinar.host_image,
  summary: webinar.description,
  // In a list the description needs no rendering. The API's field is HTML.
  description: escapeXml(webinar.description),
  duration: webinar.duration,
});

export const eventSummaryShape = (event: ContentEvent) => ({
  ...webinarSummary(event),
  date: event.startsAt,
  ...(event.canceled && { is_canceled: true }),
});

/** `join` is for guests: it is in no answer. */
export const eventShape = async (
  event: ContentEvent,
  site: Surroundings & { videos: readonly { slug: string }[] },
) => ({
  ...eventSummaryShape(event),
  ...recordingOf(event, site.videos),
  description: await event.body.render(site),
});

/** The recording, once visitors can see it. */
export const recordingOf = (
  { recording }: ContentEvent,
  videos: readonly { slug: string }[],
): { recording?: string } =>
  recording !== undefined && videos.some(({ slug }) => slug === recording) ? { recording } : {};

export const videoSummaryShape = (video: ContentVideo) => ({
  ...webinarSummary(video),
  type: video.type,
  video_url: video.video_url,
  captions_url: video.captions,
  poster_url: video.poster,
  ratio: video.ratio,
});

/** Only the page of a video plays it, so lists do without the cut for phones. */
export const videoShape = async (video: ContentVideo, site: Surroundings) => ({
  ...videoSummaryShape(video),
  phone_video_url: video.phone_video || undefined,
  phone_poster_url: video.phone_poster || undefined,
  description: await video.body.render(site),
});
