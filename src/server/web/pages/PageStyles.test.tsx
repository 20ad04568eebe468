import { renderToString } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, styled, StyleSheetContext } from 'styled-components';
import { PageStyles } from './PageStyles.tsx';

const Global = createGlobalStyle`body { margin: 0; }`;
const Box = styled.p<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '2em' : '1em')};
`;

it('compiles each rule once, and gives every page its own', () => {
  const compile = Object.assign(
    jest.fn((css: string, selector = '') => [`${selector}{${css.trim()}}`]),
    { hash: '' },
  );
  const stylesWith = (wide: boolean[]) => {
    const sheet = new ServerStyleSheet();
    renderToString(
      <StyleSheetContext value={{ styleSheet: sheet.instance, stylis: compile }}>
        <PageStyles sheet={sheet}>
          <Global />
          {wide.map((is) => (
            <Box key={String(is)} $wide={is} />
          ))}
        </PageStyles>
      </StyleSheetContext>,
    );
    return sheet.getStyleTags();
  };
  const both = stylesWith([true, false]);
  expect(compile).toHaveBeenCalledTimes(3);
  expect(stylesWith([true, false])).toBe(both);
  const narrow = stylesWith([false]);
  expect(narrow).toContain('width:1em');
  expect(narrow).toContain('margin:0');
  expect(narrow).not.toContain('width:2em');
  expect(compile).toHaveBeenCalledTimes(3);
});
