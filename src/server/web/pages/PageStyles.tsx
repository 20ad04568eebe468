import { use, type ReactNode } from 'react';
import {
  StyleSheetContext,
  type IStyleSheetContext,
  type ServerStyleSheet,
} from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** Rules by the class that they are for, whose name is a hash of their text; without one, by their text. */
const compiled = new Map<string, string[]>();

/** Of a component's variants there are few; what takes its rules from content must not fill the memory. */
const MAX_COMPILED = 5000;

const compileOnce = (compile: Compile): Compile =>
  Object.assign(
    (...[css, selector, prefix, componentId]: Parameters<Compile>) => {
      const key = `${componentId} ${prefix} ${selector || css}`;
      const known = compiled.get(key);
      if (known) return known;
      const rules = compile(css, selector, prefix, componentId);
      if (compiled.size < MAX_COMPILED) compiled.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );

interface PageStylesProps {
  sheet: ServerStyleSheet;
  children: ReactNode;
}

/**
 * Collects the styles of a page, as `collectStyles` does, but compiles each rule once a process: the library compiles
 * all of them for every sheet, which is a third of the work of rendering a page.
 */
export function PageStyles({ sheet, children }: PageStylesProps) {
  const { stylis } = use(StyleSheetContext);
  const value = { styleSheet: sheet.instance, stylis: compileOnce(stylis) };
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
