import { fragmentTarget, namesTop } from './fragment.ts';

const put = (...ids: string[]) =>
  document.body.replaceChildren(
    ...ids.map((id) => Object.assign(document.createElement('h2'), { id })),
  );

it.each([
  ['#plans', 'plans'],
  ['#%C3%BCberblick', 'überblick'],
  ['#a.b:c[d]', 'a.b:c[d]'],
  ['#50%25', '50%'],
  ['#50%', '50%'],
  ['#two%20words', 'two words'],
  ['#constructor', 'constructor'],
  ['#%23id', '#id'],
])('finds the element of %s', (hash, id) => {
  put('other', id);
  expect(fragmentTarget(hash)).toHaveAttribute('id', id);
});

it('prefers an id that is written as the fragment is', () => {
  put('a b', 'a%20b');
  expect(fragmentTarget('#a%20b')).toHaveAttribute('id', 'a%20b');
});

it.each(['', '#', '#gone', '#%E0%A4%A'])('finds nothing for "%s"', (hash) => {
  put('other');
  expect(fragmentTarget(hash)).toBeNull();
});

it('knows the names of the top, unless they are those of an element', () => {
  put();
  expect(['', '#', '#top', '#Top'].map(namesTop)).toEqual([true, true, true, true]);
  expect(['#topic', '#main', '#stop'].map(namesTop)).toEqual([false, false, false]);
  put('top');
  expect(['', '#', '#top'].map(namesTop)).toEqual([true, true, false]);
});
