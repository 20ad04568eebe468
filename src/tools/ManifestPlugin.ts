import webpack, { type Compilation, type Compiler } from 'webpack';

/** Writes the manifest that tells the server which scripts each page loads (server/ssr/document.ts). */
export class ManifestPlugin {
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
