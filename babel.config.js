/** Browsers of the last three years; older ones still get every page, rendered by the server. */
const BROWSERS = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/** Jest runs CommonJS, in which a file knows where it is by another name. */
const importMetaUrl = ({ template }) => ({
  visitor: {
    MetaProperty: ({ parentPath }) => {
      if (parentPath.get('property').isIdentifier({ name: 'url' })) {
        parentPath.replaceWith(
          template.expression.ast`require('node:url').pathToFileURL(__filename)`,
        );
      }
    },
  },
});

/**
 * One compiler set-up for both webpack bundles and for Jest.
 * Each of them says who it is (webpack.config.ts: `caller`), and gets code for where it will run.
 */
export default function babelConfig(api) {
  const runtime = api.caller((caller) =>
    caller?.name === 'babel-jest' ? 'jest' : (caller?.runtime ?? 'browser'),
  );
  const isDevelopment = process.env.NODE_ENV === 'development';
  const isHot = runtime === 'browser' && isDevelopment;

  return {
    targets: runtime === 'browser' ? BROWSERS : { node: '24' },
    presets: [
      ['@babel/preset-env', { modules: runtime === 'jest' ? 'commonjs' : false }],
      ['@babel/preset-typescript'],
    ],
    plugins: [
      // The same class names in both bundles: without them hydration would not find its styles.
      ['babel-plugin-styled-components', { ssr: true, pure: true, displayName: isDevelopment }],
      ...(isHot ? ['react-refresh/babel'] : []),
      ...(runtime === 'jest' ? [importMetaUrl] : []),
    ],
    overrides: [
      {
        // JSX is only where the file's name says so: in a plain .ts file `<T>(` begins a generic function.
        test: /\.[jt]sx$/,
        presets: [['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }]],
      },
    ],
  };
}
