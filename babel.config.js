/** Browsers of the last three years. Older ones get the server-rendered pages. */
const BROWSERS = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

/** Replaces `import.meta`, which CommonJS modules in Jest don't have. */
const importMeta = ({ template }) => {
  const values = {
    url: template.expression.ast`require('node:url').pathToFileURL(__filename)`,
    dirname: template.expression.ast`__dirname`,
    filename: template.expression.ast`__filename`,
  };
  return {
    visitor: {
      MetaProperty: ({ parentPath }) => {
        const value = values[parentPath.node.property?.name];
        if (value) parentPath.replaceWith(value);
      },
    },
  };
};

/** The Babel configuration of both webpack bundles and of Jest. The caller's name decides the target. */
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
      // Both bundles need the same class names, or hydration fails.
      ['babel-plugin-styled-components', { ssr: true, pure: true, displayName: isDevelopment }],
      ...(isHot ? ['react-refresh/babel'] : []),
      ...(runtime === 'jest' ? [importMeta] : []),
    ],
    overrides: [
      {
        // Only .tsx files have JSX: in a .ts file `<T>(` starts a generic function.
        test: /\.[jt]sx$/,
        presets: [['@babel/preset-react', { runtime: 'automatic', development: isDevelopment }]],
      },
    ],
  };
}
