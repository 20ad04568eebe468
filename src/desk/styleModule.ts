import { StyleModule as ElementModule } from '../../node_modules/style-mod/src/style-mod.js';

const sheet = 'adoptedStyleSheets' in document ? new CSSStyleSheet() : undefined;
const mounted = new Set<ElementModule>();

/**
 * Replaces the package `style-mod`, by which CodeMirror writes its styles (webpack.config.ts): the content security policy of
 * /admin lets no script add style elements, but constructed style sheets.
 */
export class StyleModule extends ElementModule {
  static override mount(_root: unknown, modules: ElementModule | readonly ElementModule[]): void {
    if (!sheet) throw new Error('Constructed style sheets are missing.');
    for (const module of [modules].flat()) mounted.add(module);
    sheet.replaceSync(Array.from(mounted, (module) => module.getRules()).join('\n'));
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }
}
