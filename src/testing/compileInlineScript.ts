import moduleOfScript from '../tools/inlineScript.ts';
import compilePackage from './compilePackage.ts';

/** What the build does with `name.inline.ts?source`. */
export default {
  process: (source: string, filename: string): { code: string } =>
    compilePackage.process(moduleOfScript(source), filename.replace(/ts$/, 'js')),
};
