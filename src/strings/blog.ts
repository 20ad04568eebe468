export const blogStrings = {
  /** Follows the brand in short titles. */
  section: 'blog',
  landing: { loading: 'Loading posts' },
  allPosts: {
    topic: 'Topic',
    allTopics: 'All topics',
    submit: 'Show posts',
    pageTitle: (title: string, page: number) => `${title}, page ${page}`,
    tagTitle: (tag: string) => `Posts on ${tag}`,
    count: (total: number, tag: string) => `${total} ${total === 1 ? 'post' : 'posts'} on “${tag}”`,
    showAll: 'Show all posts',
    emptyTagText: (tag: string) => `No posts are tagged “${tag}” yet.`,
    loading: 'Loading all posts',
    empty: 'No blogs found',
    pager: 'Pages of all posts',
  },
  post: {
    loading: 'Loading article',
    chart: {
      ofHundred: 'of 100',
      counts: (part: string, whole: string) => `${part} of ${whole}`,
      table: 'The same numbers as a table',
    },
    tableOfContents: 'In this post',
    published: 'Published',
    minutes: (count: number) => `${count} minutes read`,
    tags: 'Tags',
    faqs: { title: 'Questions people ask', empty: 'No FAQs Available' },
    related: { title: 'Related blogs', loading: 'Loading related blogs' },
    recent: { title: 'Recent blogs', loading: 'Loading recent blogs' },
  },
  breadcrumb: 'Blogs',
  feedTitle: (brand: string) => `${brand} blog`,
  notFound: {
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist or may have been removed.",
  },
  failed: {
    title: 'Error Loading Post',
    text: 'We encountered an error while loading this post. Please try again later.',
  },
  backToBlog: 'Back to Blog',
} as const;
