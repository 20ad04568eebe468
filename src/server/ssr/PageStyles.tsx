import { use, type ReactNode } from 'react';
import {
  StyleSheetContext,
  type IStyleSheetContext,
  type ServerStyleSheet,
} from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** Rules by class name, which is a hash of their text, or by their text. */
const compiled = new Map<string, string[]>();

/** Bounds styles that depend on content. */
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
 * Like `collectStyles`, but compiles each rule once per process instead of once per page, which takes a third of the time
 * of rendering.
 */
export function PageStyles({ sheet, children }: PageStylesProps) {
  const { stylis } = use(StyleSheetContext);
  const value = { styleSheet: sheet.instance, stylis: compileOnce(stylis) };
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
