import type {
  ContentArticle,
  ContentAuthor,
  ContentEvent,
  ContentHelpCategory,
  ContentLegalDocument,
  ContentPost,
  ContentVideo,
} from '../load/contentLibrary.ts';

/** The entities of spec §3 as the embedded content API sends them; the gateway makes `contract/entities` of them. */

const authorShape = ({ name, bio, photo }: ContentAuthor) => ({ name, bio, profile_photo: photo });

/** A post in a list: without its content, but with the number of its words. */
export const postSummaryShape = (post: ContentPost) => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  description: post.description,
  category: post.category,
  cover_photo: post.cover,
  cover_alt: post.coverAlt,
  created_at: post.publishedAt,
  updated_at: post.updatedAt,
  author: authorShape(post.author),
  word_count: post.body().wordCount,
});

export const postShape = (post: ContentPost) => ({
  ...postSummaryShape(post),
  content: post.body().html,
  headings: post.body().headings,
  tags: post.tags,
  faqs: post.faqs.map(({ question, answer }, index) => ({
    id: `${post.id}-${index + 1}`,
    question,
    // The field holds HTML, the document plain text.
    answer: escapeHtml(answer),
  })),
});

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => HTML_ESCAPES[character] ?? character);

export const legalDocumentShape = (document: ContentLegalDocument) => ({
  title: document.title,
  content: document.body().html,
  headings: document.body().headings,
  updated_at: document.updatedAt,
});

/** A category with its topics; a subcategory nobody has written for yet is left out. */
export const helpCategoryShape = (category: ContentHelpCategory, articles: ContentArticle[]) => ({
  id: category.id,
  name: category.name,
  description: category.description,
  subcategories: category.subcategories
    .map(({ id, name }) => ({
      id,
      name,
      topics: articles
        .filter((article) => article.category.id === category.id && article.subcategory.id === id)
        .map((article) => ({ id: article.id, title: article.title, slug: article.slug })),
    }))
    .filter((subcategory) => subcategory.topics.length > 0),
});

export const articleShape = (article: ContentArticle) => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  description: article.description,
  content: article.body().html,
  headings: article.body().headings,
  author: authorShape(article.author),
  updated_at: article.updatedAt,
  category_id: article.category.id,
  category_name: article.category.name,
});

const webinarShape = (webinar: ContentEvent | ContentVideo) => ({
  id: webinar.id,
  slug: webinar.slug,
  title: webinar.title,
  cover_photo: webinar.cover,
  cover_alt: webinar.coverAlt,
  updated_at: webinar.updatedAt,
  presented_by: webinar.presentedBy,
  presenter_role: webinar.presenterRole,
  host_image: webinar.hostImage,
  summary: webinar.summary,
  description: webinar.description().html,
  duration: webinar.duration,
});

export const eventShape = (event: ContentEvent) => ({
  ...webinarShape(event),
  date: event.startsAt,
});

export const videoShape = (video: ContentVideo) => ({
  ...webinarShape(video),
  type: video.type,
  video_url: video.videoUrl,
  captions_url: video.captionsUrl,
  poster_url: video.posterUrl,
});
