import type { ContentProblem } from '../load/contentReader.ts';
import { logProblems } from './logProblems.ts';

const problemsOf = (count: number): ContentProblem[] =>
  Array.from({ length: count }, (_, index) => ({
    file: 'content/posts/a.md',
    line: index + 1,
    message: 'Correct it.',
  }));

it.each([
  [1, 1],
  [20, 20],
  [21, 20],
])('counts %i problems, and names %i of them', (count, named) => {
  const error = jest.fn();
  logProblems({ error }, problemsOf(count));
  expect(error).toHaveBeenCalledTimes(1);
  const [{ count: counted, problems }, message] = error.mock.calls[0] as [
    { count: number; problems: string[] },
    string,
  ];
  expect(counted).toBe(count);
  expect(problems).toHaveLength(named);
  expect(problems.at(-1)).toBe(`content/posts/a.md:${named}: Correct it.`);
  expect(message).toMatch(/^content has problems/);
});
