import path from 'node:path';
import { constants } from 'node:zlib';
import type { NodePath, PluginObject, types } from '@babel/core';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration, RuleSetRule } from 'webpack';
import { TRUSTED_TYPES } from './src/contract/htmlAllowList.ts';
import { fontFaces } from './src/theme/tokens.ts';
import { distFolder, isDevelopment } from './src/tools/buildConfig.ts';
import { BUNDLED_PACKAGES } from './src/tools/bundledPackages.ts';
import { brandFile, readBrand } from './src/tools/siteBrand.ts';

type FileCacheOptions = Extract<Configuration['cache'], { type: 'filesystem' }>;

const root = import.meta.dirname;
const isProduction = !isDevelopment();
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|vtt)$/;
/** Smaller files fit one packet either way. */
const COMPRESS_FROM_BYTES = 1024;

/**
 * The libraries of the first load. One file, because they compress best together; what keeps a slow phone answering
 * is that src/client.tsx evaluates them one by one.
 */
const LIBRARIES =
  /[\\/]node_modules[\\/](react-dom|scheduler|react|use-sync-external-store|styled-components|stylis|@emotion|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|@standard-schema)[\\/]/;

/** What makes calls: RTK Query, the API, what features add to it. Nothing that every page starts with may import it. */
const CALLS =
  /[\\/]node_modules[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]|[\\/]src[\\/](api[\\/](?!apiError|load)|contract[\\/]calls|lib[\\/]searchIntegrations|app[\\/]sendOverHttp|features[\\/].*Api\.ts)/;

/** The router's package answers every bundler with its development build; this is its production one. */
const reactRouter = (file: string) =>
  path.resolve(root, 'node_modules/react-router/dist/production', file);
const routerAlias = {
  'react-router$': reactRouter('index.mjs'),
  'react-router/dom$': reactRouter('dom-export.mjs'),
};

/** What reads content's HTML brings along for HTML that content may not have (contract/htmlAllowList). */
const contentAlias = {
  'react-property$': path.resolve(root, 'src/shared/rich-text/contentProperties.ts'),
  // There are no `style` attributes.
  'style-to-js$': false as const,
  // The build that html-react-parser asks for has a second domhandler in it; of the first it needs the nodes alone.
  'html-dom-parser$': path.resolve(root, 'node_modules/html-dom-parser/esm/client/html-to-dom.mjs'),
  domhandler$: path.resolve(root, 'node_modules/domhandler/dist/node.js'),
};

/**
 * `X.name = value` below `const X = ...` of a module becomes part of the constant, and that a call without effects: else
 * it keeps X in the bundle, with all that X uses, though nobody asks for it.
 */
const joinAssignments = ({ types: t }: { types: typeof types }): PluginObject => ({
  visitor: {
    Program(program: NodePath<types.Program>) {
      for (const statement of program.get('body')) {
        if (!statement.isExpressionStatement()) continue;
        const { expression } = statement.node;
        if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left))
          continue;
        const { object, property } = expression.left;
        const binding = t.isIdentifier(object) && program.scope.getOwnBinding(object.name);
        if (!binding || !binding.constant || !binding.path.isVariableDeclarator()) continue;
        const assign = t.memberExpression(t.identifier('Object'), t.identifier('assign'));
        const joined = t.callExpression(assign, [
          binding.path.node.init!,
          t.objectExpression([t.objectProperty(property, expression.right)]),
        ]);
        binding.path.node.init = t.addComment(joined, 'leading', '#__PURE__');
        statement.remove();
      }
    },
  },
});

/** The router is one module of all it can do; marked so, what nobody uses of it can be left out. */
const shakenRouter: RuleSetRule = {
  include: reactRouter('.'),
  loader: 'babel-loader',
  options: {
    cacheDirectory: false,
    configFile: false,
    // It has no JSX left; the preset marks React's own calls as free of effects.
    presets: ['@babel/preset-react'],
    plugins: [joinAssignments],
    compact: false,
  },
};

const typescript = (runtime: 'browser' | 'server'): RuleSetRule => ({
  test: /\.tsx?$/,
  include: path.resolve(root, 'src'),
  loader: 'babel-loader',
  options: { cacheDirectory: false, caller: { runtime } },
});

const brand = await readBrand();

/** Modules with colors or the logo, for another brand than the one they are written for. */
const brandRules: RuleSetRule[] = brand
  ? [
      {
        include: ['src/theme', 'src/features/navigation/Logo.tsx'].map((file) =>
          path.resolve(root, file),
        ),
        enforce: 'pre',
        loader: path.resolve(root, 'src/tools/siteBrand.ts'),
        options: brand,
      },
    ]
  : [];

/** Font packages, cut down to what the site takes from them. */
const fonts = (emit: boolean): RuleSetRule => ({
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', publicPath: '/', emit },
  oneOf: Object.values(fontFaces).map((face) => ({
    include: path.resolve(root, 'node_modules', face.from),
    use: { loader: path.resolve(root, 'src/tools/subsetFont.ts'), options: face },
  })),
});

/** Unchanged modules are taken from here: a second start builds nothing, a changed file costs only itself. */
const cache = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  name: `${name}-${isProduction ? 'production' : 'development'}`,
  cacheDirectory: path.resolve(root, 'node_modules/.cache/webpack'),
  buildDependencies: {
    config: [
      import.meta.filename,
      ...['babel.config.js', 'src/tools/siteBrand.ts', 'src/contract/brandColors.ts'].map((file) =>
        path.resolve(root, file),
      ),
    ],
  },
});

/** Tells the server which files start the page and which belong to each page (server/ssr/document). */
class ManifestPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const scripts = (files: readonly string[]) =>
          files
            .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
            .map((file) => `/${file}`);
        const chunks: Record<string, string[]> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          chunks[name] = scripts(group.getFiles());
        }
        const entry = scripts(compilation.entrypoints.get('client')?.getFiles() ?? []);
        const manifest = JSON.stringify({ entry, chunks }, null, 2);
        compilation.emitAsset('asset-manifest.json', new webpack.sources.RawSource(manifest));
      });
    });
  }
}

const compress = (algorithm: 'gzip' | 'brotliCompress', extension: string, options: object) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${extension}`,
    test: COMPRESSIBLE,
    exclude: /asset-manifest\.json$/,
    threshold: COMPRESS_FROM_BYTES,
    compressionOptions: options,
  });

/** The browser's bundle: a chunk a page, names that change with the content. */
export const client: Configuration = {
  name: 'client',
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  entry: { client: './src/client.tsx' },
  output: {
    path: path.join(distFolder(), 'client'),
    publicPath: '/',
    filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    chunkFilename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    clean: isProduction,
    // No id of content begins with an underscore (contract/constants), so none can stand in for it on `window`.
    chunkLoadingGlobal: '__chunks',
    uniqueName: 'site',
    trustedTypes: { policyName: TRUSTED_TYPES.chunks },
  },
  devtool: isProduction ? false : 'cheap-module-source-map',
  resolve: { alias: { ...contentAlias, ...(isProduction && routerAlias) } },
  module: {
    rules: [
      ...brandRules,
      typescript('browser'),
      ...(isProduction ? [shakenRouter] : []),
      fonts(true),
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
        // The phone field's flags: files of this site, not of somebody else's host.
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
          compress('gzip', 'gz', { level: 9 }),
          compress('brotliCompress', 'br', {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
        ]
      : []),
    ...(isProduction ? [] : [new ReactRefreshPlugin({ overlay: false })]),
  ],
  optimization: {
    minimizer: [
      // SWC's minimizer makes the scripts as small as Terser's own, in a twentieth of the processor's time.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        // It has threads of its own.
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
        libraries: { name: 'libraries', test: LIBRARIES, enforce: true, priority: 20 },
        // What makes calls, for the pages that make some.
        calls: { name: 'calls', test: CALLS, enforce: true, priority: 30 },
      },
    },
  },
  performance: false,
  cache: cache('client'),
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
};

/** Is to be there once: what works with it shares its state. */
const SHARED = /^react(?:\/|$)/;

/** The server's bundle: the same application and what answers around it. */
export const server: Configuration = {
  name: 'server',
  mode: isProduction ? 'production' : 'development',
  target: 'node24',
  entry: {
    main: './src/server/main.ts',
    // What operators run beside the site, where there are no sources: `npm run package`.
    leads: './src/server/commands/leads.ts',
    content: './src/server/commands/content.ts',
  },
  experiments: { outputModule: true },
  output: {
    path: path.join(distFolder(), 'server'),
    // Chunks are found beside the bundle, wherever that is.
    publicPath: './',
    filename: '[name].js',
    chunkFilename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: isProduction,
  },
  devtool: 'source-map',
  // Packages stay where npm put them: one copy of React for everybody, and a build that is quick.
  externalsType: 'module',
  externals: [
    ({ context = '', request = '' }, callback) => {
      // What a bundled package imports is in the bundle, too: only from its own place would its versions be found.
      const isWithin =
        context.includes('node_modules') || (isProduction && BUNDLED_PACKAGES.test(request));
      const isPackage = /^[@a-z]/.test(request) && !request.endsWith('.woff2');
      return isPackage && (SHARED.test(request) || !isWithin)
        ? callback(undefined, `module ${request}`)
        : callback();
    },
  ],
  module: { rules: [...brandRules, typescript('server'), fonts(false)] },
  // A bundle with errors in it is not written: the last good one stays.
  optimization: { minimize: false, emitOnErrors: false },
  performance: false,
  cache: cache('server'),
  stats: 'errors-warnings',
};

export default [client, server];
