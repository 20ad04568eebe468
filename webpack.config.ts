import path from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { TRUSTED_TYPES } from './src/contract/htmlAllowList.ts';
import { fontFaces } from './src/theme/fontFaces.ts';
import { distFolder, isDevelopment } from './src/tools/buildConfig.ts';
import { BUNDLED_PACKAGES } from './src/tools/bundledPackages.ts';
import { joinAssignments } from './src/tools/joinAssignments.ts';
import { ManifestPlugin } from './src/tools/ManifestPlugin.ts';
import { cacheGroupOf, checkSharedChunks } from './src/tools/checkSharedChunks.ts';
import { sharedChunks } from './src/tools/sharedChunks.ts';
import { brandFile, readBrand } from './src/tools/siteBrand.ts';

type FileCacheOptions = Extract<Configuration['cache'], { type: 'filesystem' }>;

const root = import.meta.dirname;
const isProduction = !isDevelopment();
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|vtt)$/;
/** Smaller files fit into one packet uncompressed. */
const COMPRESS_FROM_BYTES = 1024;

/** The package's exports name the development build of the router; this is the production build. */
const reactRouter = (file: string) =>
  path.resolve(root, 'node_modules/react-router/dist/production', file);
const routerAlias = {
  'react-router$': reactRouter('index.mjs'),
  'react-router/dom$': reactRouter('dom-export.mjs'),
};

/** Replaces parts of html-react-parser that are needed only for HTML that the allow-list removes. */
const contentAlias = {
  'react-property$': path.resolve(root, 'src/shared/rich-text/contentProperties.ts'),
  // Content has no `style` attributes.
  'style-to-js$': false as const,
  // The default build bundles a second copy of domhandler; only its nodes are needed.
  'html-dom-parser$': path.resolve(root, 'node_modules/html-dom-parser/esm/client/html-to-dom.mjs'),
  domhandler$: path.resolve(root, 'node_modules/domhandler/dist/node.js'),
};

/** The vendor prefixes of styled-components are off, so their rules are never read. */
const stylesAlias = {
  [path.resolve(root, 'node_modules/stylis/src/Prefixer.js')]: false as const,
};

/** Lets the text editor of /admin add its styles within the content security policy. */
const textEditorAlias = { 'style-mod$': path.resolve(root, 'src/desk/styleModule.ts') };

/** Marks the router's code as free of side effects, so that webpack can remove its unused parts. */
const shakenRouter: RuleSetRule = {
  include: reactRouter('.'),
  loader: 'babel-loader',
  options: {
    cacheDirectory: false,
    configFile: false,
    // There is no JSX in it. The preset marks React's calls as pure.
    presets: ['@babel/preset-react'],
    plugins: [joinAssignments],
    compact: false,
  },
};

const typescript = (runtime: 'browser' | 'server'): RuleSetRule => ({
  test: /\.tsx?$/,
  include: path.resolve(root, 'src'),
  oneOf: [
    { resourceQuery: /^\?source$/, loader: path.resolve(root, 'src/tools/inlineScript.ts') },
    { loader: 'babel-loader', options: { cacheDirectory: false, caller: { runtime } } },
  ],
});

const brand = await readBrand();

/**
 * Modules with colors or the logo, for another brand than the one they are written for. They follow the other rules, whose
 * places are part of the names of cached modules.
 */
const brandRules: RuleSetRule[] = brand
  ? [
      {
        include: ['src/theme', 'src/features/navigation/Logo.tsx'].map((file) =>
          path.resolve(root, file),
        ),
        enforce: 'pre',
        use: {
          loader: path.resolve(root, 'src/tools/siteBrand.ts'),
          options: brand,
          // Part of the name of a cached module: the other modules are the same for each brand.
          ident: JSON.stringify(brand),
        },
      },
    ]
  : [];

/**
 * The digest of hashes in names of assets. Both bundles need the same one, because the server's pages name the fonts.
 * The first script lists the hash of each chunk, and 5 characters of base 36 hold more values than 6 of base 16.
 */
const HASH_DIGEST = 'base36';

/** Fonts, reduced to the characters and weights of the site. */
const fonts = (emit: boolean): RuleSetRule => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', publicPath: '/', emit },
  oneOf: Object.values(fontFaces).map((face) => ({
    include: path.resolve(root, 'node_modules', face.from),
    use: { loader: path.resolve(root, 'src/tools/subsetFont.ts'), options: face },
  })),
});

/** Keeps compiled modules on disk, so that a build compiles only changed files. */
const cache = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  name: `${name}-${isProduction ? 'production' : 'development'}`,
  cacheDirectory: path.resolve(root, 'node_modules/.cache/webpack'),
  buildDependencies: {
    config: [
      import.meta.filename,
      ...[
        'babel.config.js',
        'src/tools/inlineScript.ts',
        'src/tools/joinAssignments.ts',
        'src/tools/siteBrand.ts',
        'src/lib/brandColors.ts',
        'src/lib/color.ts',
      ].map((file) => path.resolve(root, file)),
    ],
  },
});

const compress = (algorithm: 'gzip' | 'brotliCompress', extension: string, options: object) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${extension}`,
    test: COMPRESSIBLE,
    exclude: /asset-manifest\.json$/,
    threshold: COMPRESS_FROM_BYTES,
    compressionOptions: options,
  });

/** The browser's bundle: one chunk per page, with content hashes in the names. */
export const client: Configuration = {
  name: 'client',
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  entry: { client: './src/client.tsx', editor: './src/desk/editorScript.ts' },
  output: {
    path: path.join(distFolder(), 'client'),
    publicPath: '/',
    filename: isProduction ? 'assets/[name].[contenthash:5].js' : 'assets/[name].js',
    hashDigest: HASH_DIGEST,
    chunkFilename: isProduction ? 'assets/[name].[contenthash:5].js' : 'assets/[name].js',
    clean: isProduction,
    // Ids of elements in content never start with an underscore, so none can clobber this property of `window`.
    chunkLoadingGlobal: '__chunks',
    uniqueName: 'site',
    trustedTypes: { policyName: TRUSTED_TYPES.chunks },
  },
  devtool: isProduction ? false : 'cheap-module-source-map',
  resolve: {
    alias: {
      ...contentAlias,
      ...stylesAlias,
      ...textEditorAlias,
      ...(isProduction && routerAlias),
    },
  },
  module: {
    rules: [
      typescript('browser'),
      ...(isProduction ? [shakenRouter] : []),
      fonts(true),
      ...brandRules,
    ],
  },
  plugins: [
    new ManifestPlugin(),
    new CopyPlugin({
      patterns: [
        {
          from: 'public',
          to: '.',
          ...(brand && {
            transform: (content: Buffer, file: string) => brandFile(brand, content, file),
          }),
        },
        // The flags of the phone field, served by this site.
        { from: '*.svg', context: 'node_modules/country-flag-icons/3x2', to: 'flags' },
        ...Object.values(fontFaces).map(({ from }) => ({
          from: `node_modules/${from}/LICENSE`,
          to: `licenses/${path.basename(from)}.txt`,
          toType: 'file' as const,
        })),
      ],
    }),
    ...(isProduction
      ? [
          checkSharedChunks(sharedChunks),
          compress('gzip', 'gz', { level: 9 }),
          compress('brotliCompress', 'br', {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              // One block for each file: a hundred bytes less for the scripts of a page.
              [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
            },
          }),
        ]
      : []),
    ...(isProduction ? [] : [new ReactRefreshPlugin({ overlay: false })]),
  ],
  optimization: {
    minimizer: [
      // SWC's output is as small as Terser's and takes a twentieth of the CPU time.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        // SWC uses its own threads.
        parallel: false,
        extractComments: false,
        terserOptions: {
          ecma: 2020,
          module: true,
          compress: { passes: 3 },
          mangle: true,
          format: { comments: false },
        },
      }),
    ],
    moduleIds: 'deterministic',
    runtimeChunk: false,
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        default: { minChunks: 2, minSize: 10_000, reuseExistingChunk: true },
        defaultVendors: false,
        ...Object.fromEntries(sharedChunks.map((chunk) => [chunk.name, cacheGroupOf(chunk)])),
      },
    },
  },
  performance: false,
  cache: cache('client'),
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
};

/** Never bundled: a second copy of React would not share its state. */
const SHARED = /^react(?:\/|$)/;

/** The server's bundle: the application and the server around it. */
export const server: Configuration = {
  name: 'server',
  mode: isProduction ? 'production' : 'development',
  target: 'node24',
  entry: {
    main: './src/server/main.ts',
    // Operators' commands, for releases without sources (`npm run package`).
    leads: './src/server/commands/leads.ts',
    people: './src/server/commands/people.ts',
    content: './src/server/commands/content.ts',
    // Runs in worker threads.
    workerTasks: './src/server/workerTasks.ts',
  },
  experiments: { outputModule: true },
  output: {
    path: path.join(distFolder(), 'server'),
    // Chunks are loaded relative to the bundle.
    publicPath: './',
    filename: '[name].js',
    chunkFilename: '[name].js',
    hashDigest: HASH_DIGEST,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: isProduction,
  },
  devtool: 'source-map',
  // Packages stay in node_modules: React exists once, and the build is fast.
  externalsType: 'module',
  externals: [
    ({ context = '', request = '' }, callback) => {
      // Dependencies of bundled packages are bundled too, because their versions resolve only from inside the package.
      const isWithin =
        context.includes('node_modules') || (isProduction && BUNDLED_PACKAGES.test(request));
      const isPackage = /^[@a-z]/.test(request) && !request.endsWith('.woff2');
      return isPackage && (SHARED.test(request) || !isWithin)
        ? callback(undefined, `module ${request}`)
        : callback();
    },
  ],
  module: {
    // Files of packages are looked up at run time.
    parser: { javascript: { createRequire: false } },
    rules: [typescript('server'), fonts(false), ...brandRules],
  },
  // A bundle with errors in it is not written: the last good one stays.
  optimization: { minimize: false, emitOnErrors: false },
  performance: false,
  cache: cache('server'),
  stats: 'errors-warnings',
};

export default [client, server];
