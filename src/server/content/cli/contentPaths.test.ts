import { contentPaths } from './contentPaths.ts';

const POST = 'posts/first-post.md';

it.each([
  ['/srv/docs', POST],
  ['/srv/docs', `docs/${POST}`],
  ['/srv/docs', `content/${POST}`],
  ['/srv/docs', `/srv/docs/${POST}`],
  ['/srv/docs', `./docs/./${POST}`],
  ['content', `content/${POST}`],
  ['content', POST],
  ['posts', `posts/${POST}`],
  ['here/there', `here/there/${POST}`],
])('finds a document in %s by the name %s', (folder, file) => {
  expect(contentPaths(folder, file)).toContain(POST);
});

it.each([
  ['/srv/docs', `docs/${POST}`],
  ['/srv/docs', `/srv/docs/${POST}`],
  ['content', `content/${POST}`],
])('takes it for the likeliest in %s by the name %s', (folder, file) => {
  expect(contentPaths(folder, file)[0]).toBe(POST);
});

it.each(['../x.md', '/etc/passwd', '', '.'])('finds nothing outside of the content: %s', (file) => {
  expect(contentPaths('/srv/docs', file)).toEqual([]);
});
