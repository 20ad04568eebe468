import webpack, { type Compiler, type Configuration, type Module } from 'webpack';

type SplitChunks = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/** A chunk for modules that many pages share. Each pattern describes paths of files, separated by slashes. */
export interface SharedChunk {
  name: string;
  files: readonly RegExp[];
  priority: number;
}

/** A module that the browser's build of a package leaves out has no path, but an identifier with the package's path. */
const pathOf = (module: Module): string =>
  (module.nameForCondition() ?? module.identifier()).replaceAll('\\', '/');

export const cacheGroupOf = ({ name, files, priority }: SharedChunk): CacheGroup => ({
  name,
  test: (module: Module) => files.some((pattern) => pattern.test(pathOf(module))),
  enforce: true,
  priority,
});

/**
 * Fails the build when a pattern matches no module of its chunk, for example after a file was renamed. Its code would move
 * into the chunks of pages without a sign.
 */
export const checkSharedChunks =
  (chunks: readonly SharedChunk[]) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('checkSharedChunks', (compilation) => {
      // Later, webpack joins modules into one without a path.
      compilation.hooks.afterOptimizeChunks.tap('checkSharedChunks', () => {
        for (const { name, files } of chunks) {
          const chunk = compilation.namedChunks.get(name);
          const modules = chunk ? [...compilation.chunkGraph.getChunkModulesIterable(chunk)] : [];
          const paths = modules.map(pathOf);
          for (const pattern of files) {
            if (paths.some((file) => pattern.test(file))) continue;
            const problem = `The pattern ${pattern} of the chunk "${name}" matches no module. Correct or remove it in src/tools/sharedChunks.ts.`;
            compilation.errors.push(new webpack.WebpackError(problem));
          }
        }
      });
    });
  };
