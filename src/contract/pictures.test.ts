import { readPicture } from './pictures.ts';

it('reads the size and placeholder of an uploaded picture', () => {
  expect(readPicture('/media/a.jpg?v=abc#800x600,AA-_')).toEqual({
    src: '/media/a.jpg?v=abc&w=960',
    srcSet:
      '/media/a.jpg?v=abc&w=160 160w, /media/a.jpg?v=abc&w=320 320w, /media/a.jpg?v=abc&w=640 640w, /media/a.jpg?v=abc&w=960 800w',
    width: 400,
    height: 300,
    standIn: 'data:image/webp;base64,AA+/',
  });
  expect(readPicture('/media/a.jpg?v=abc#4000x3000')).toMatchObject({
    src: '/media/a.jpg?v=abc&w=1920',
    width: 2000,
  });
  expect(readPicture('/media/a.jpg?v=abc#801x600')).toMatchObject({ width: 401, height: 300 });
});

it.each([
  '',
  '/covers/a.svg',
  'https://example.com/a.jpg?v=1#2x3',
  '/media/a.jpg',
  '/media/a.jpg?v=a#x',
])('returns %j as the source', (src) => {
  expect(readPicture(src)).toEqual({ src });
});
