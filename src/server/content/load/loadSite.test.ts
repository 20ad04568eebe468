import { loadTestContent, USUAL_FILES } from './content.fixtures.ts';
import { ContentError } from './contentReader.ts';

const problemsWith = async (lines: string): Promise<string[]> => {
  try {
    await loadTestContent({ 'site.yaml': `${USUAL_FILES['site.yaml']}${lines}` });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
};

it.each([
  [
    'colors:\n  brand: "#12303B"\n  text: "#8A8A8A"\n',
    /^23: "text" #8A8A8A on "surface" #F6F6F2 has a contrast of 3\.\d+, but text needs at least 4\.5/,
  ],
  [
    'colors: { brand: green }\n',
    /^21: "brand" is "green". Write it in quotes, such as '#12303B'\.$/,
  ],
  ['colors: { accent: "#8A1C1C" }\n', /^21: "text" #0F2129 on "accent" #8A1C1C/],
  ['logo: logo.svg\n', /^21: The file logo\.svg is missing\. Add it beside site\.yaml\.$/],
  ['logo: ../logo.png\n', /^21: "logo" is "\.\.\/logo\.png". Name an SVG file/],
  ['receipt_prefix: h1\n', /^21: "receipt_prefix" is "h1". Write one to three capital letters\.$/],
])('reports the line and the problem of %j', async (lines, problem) => {
  expect((await problemsWith(lines))[0]).toMatch(problem);
});

it('takes colors in lower case for the same colors', async () => {
  const { site } = await loadTestContent({
    'site.yaml': `${USUAL_FILES['site.yaml']}colors: { brand: "#12303b", accent: "#8cc152" }\n`,
  });
  expect(site.colors).toMatchObject({ brand: '#12303B', accent: '#8CC152' });
});

it('accepts other colors', async () => {
  expect(await problemsWith('colors: { brand: "#17402A", accent: "#8CC152" }\n')).toEqual([]);
});
