export const blogStrings = {
  /** Follows the brand in short titles. */
  section: 'blog',
  landing: {
    metaTitle: 'Blog for agents, brokers and offices',
    /** For a content API without a hero. */
    title: 'Notes from agents who answer first',
    description: 'Field reports, guides and real numbers for agents, brokers and office managers.',
    featuredAction: 'Read the post',
    loading: 'Loading posts',
    viewAll: 'View all',
    latest: { title: 'Latest posts', empty: 'No posts found' },
    guides: { title: 'Top guides', empty: 'No guides found' },
    trending: { title: 'Trending topics', empty: (title: string) => `No ${title} found` },
    emptyText: 'We publish new ones twice a month.',
  },
  allPosts: {
    metaTitle: 'All posts: field reports and guides',
    title: 'All posts',
    pageTitle: (title: string, page: number) => `${title}, page ${page}`,
    tagTitle: (tag: string) => `Posts on ${tag}`,
    count: (total: number, tag: string) => `${total} ${total === 1 ? 'post' : 'posts'} on “${tag}”`,
    showAll: 'Show all posts',
    emptyTagText: (tag: string) => `No posts are tagged “${tag}” yet.`,
    description: (brand: string) =>
      `Every post on the ${brand} blog, newest first: field reports, guides and numbers for real estate teams.`,
    loading: 'Loading all posts',
    empty: 'No blogs found',
    emptyText: 'Our first post is on the way.',
    pager: 'Pages of all posts',
  },
  post: {
    loading: 'Loading article',
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
