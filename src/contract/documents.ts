import type { FeatureSlug } from './navigation.ts';
import { filePaths, paths } from './paths.ts';

export interface DocumentInfo {
  title: string;
  noun: string;
  /** Path in the content folder; parameters begin with a colon. */
  file: string;
  /** Undefined for documents without a page. */
  addressOf?: (slug: string) => string | undefined;
}

const LEGAL_ADDRESSES: Readonly<Record<string, string>> = {
  'privacy-policy': paths.privacyPolicy,
  'terms-of-service': paths.termsOfServices,
};

const TEXTS_ADDRESSES: Readonly<Record<string, string>> = {
  home: paths.home,
  about: paths.about,
  integrations: paths.integrations,
  pricing: paths.pricing,
  blog: paths.blog,
  'help-center': paths.helpCenter,
  webinars: paths.webinars,
  'request-demo': paths.requestDemo,
};

const FEATURE_TEXTS = 'feature-';

/** The page that has the words; undefined for words of several pages. */
const textsAddress = (name: string): string | undefined =>
  name.startsWith(FEATURE_TEXTS)
    ? paths.feature(name.slice(FEATURE_TEXTS.length) as FeatureSlug)
    : TEXTS_ADDRESSES[name];

export const HELP_FOLDER = 'help';

export const DOCUMENTS = {
  texts: {
    title: 'Pages',
    noun: 'page',
    file: 'texts/:slug.yaml',
    addressOf: textsAddress,
  },
  posts: { title: 'Blog posts', noun: 'blog post', file: 'posts/:slug.md', addressOf: paths.post },
  articles: {
    title: 'Help articles',
    noun: 'help article',
    file: `${HELP_FOLDER}/:category/:slug.md`,
    addressOf: paths.helpArticle,
  },
  helpCategories: {
    title: 'Help categories',
    noun: 'help category',
    file: `${HELP_FOLDER}/:slug/_category.yaml`,
    addressOf: paths.helpCategory,
  },
  events: { title: 'Events', noun: 'event', file: 'events/:slug.md', addressOf: paths.event },
  videos: { title: 'Videos', noun: 'video', file: 'videos/:slug.md', addressOf: paths.video },
  pages: { title: 'More pages', noun: 'page', file: 'pages/:slug.md', addressOf: paths.page },
  legal: {
    title: 'Legal texts',
    noun: 'legal text',
    file: 'legal/:slug.md',
    addressOf: (slug: string) => LEGAL_ADDRESSES[slug],
  },
  plans: { title: 'Plans', noun: 'list of plans', file: 'plans.yaml' },
  integrations: { title: 'Integrations', noun: 'list of integrations', file: 'integrations.yaml' },
  authors: { title: 'Authors', noun: 'list of authors', file: 'authors.yaml' },
  site: { title: 'Company', noun: 'site file', file: 'site.yaml' },
  office: { title: 'Demo hours', noun: 'office file', file: 'office.yaml' },
  redirects: { title: 'Redirects', noun: 'list of redirects', file: 'redirects.yaml' },
} satisfies Record<string, DocumentInfo>;

export type DocumentKindName = keyof typeof DOCUMENTS;

export type FileParameters = Readonly<Record<string, string>>;

const firstSegment = (path: string): string => path.split('/')[1]!;

const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values({ ...paths, ...filePaths }).map((path) =>
    firstSegment(typeof path === 'string' ? path : path.pattern),
  ),
  ...['admin', 'api', 'assets', 'healthz', 'link-pictures', 'media', 'readyz'],
]);

/** Whether an address of the site begins with the slug. No page can have such a name. */
export const isReserved = (slug: string): boolean => RESERVED.has(slug);

export const documentFile = (kind: DocumentKindName, parameters: FileParameters = {}): string =>
  DOCUMENTS[kind].file.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '');

export const documentFolder = (kind: DocumentKindName, parameters?: FileParameters): string =>
  documentFile(kind, parameters).replace(/\/[^/]*$/, '');

const PATTERNS = Object.entries<DocumentInfo>(DOCUMENTS).map(([kind, { file }]) => {
  // Names that start with a dot or an underscore are not documents.
  const pattern = file.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/._][^/]*)');
  return {
    kind: kind as DocumentKindName,
    folder: file.split('/')[0],
    pattern: new RegExp(`^${pattern}$`),
  };
});

interface DocumentPlace {
  kind: DocumentKindName;
  /** The parameters of the kind's path. */
  [parameter: string]: string;
}

/** The kind and the parameters of a document's file, such as its slug; undefined for other files of the content folder. */
export const documentPlace = (path: string): DocumentPlace | undefined => {
  const end = path.indexOf('/');
  const first = end < 0 ? path : path.slice(0, end);
  for (const { kind, folder, pattern } of PATTERNS) {
    const match = folder === first ? pattern.exec(path) : null;
    if (match) return { ...match.groups, kind };
  }
};

/** The address of a file's page; undefined for files without one. */
export const pageAddress = (path: string): string | undefined => {
  const place = documentPlace(path);
  if (!place) return undefined;
  const { addressOf }: DocumentInfo = DOCUMENTS[place.kind];
  return addressOf?.(place.slug ?? '');
};
