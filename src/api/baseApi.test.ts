import { detailTags, listTags, tag } from './baseApi.ts';

it('tags each item of a list, and the list', () => {
  expect(listTags('Post')([{ id: '1' }, { id: '2' }])).toEqual([
    tag('Post', '1'),
    tag('Post', '2'),
    tag('Post', 'LIST'),
  ]);
});

it('tags a list that could not be read', () => {
  expect(listTags('Post')(undefined)).toEqual([tag('Post', 'LIST')]);
});

it('tags one thing by its id and by what it was asked for, once where they are the same', () => {
  expect(detailTags('Post')({ id: '1' }, undefined, 'its-slug')).toEqual([
    tag('Post', '1'),
    tag('Post', 'its-slug'),
  ]);
  expect(detailTags('Post')({ id: '1' }, undefined, '1')).toEqual([tag('Post', '1')]);
});

it('tags one thing that could not be read by what it was asked for', () => {
  expect(detailTags('Post')(undefined, { status: 404 }, '1')).toEqual([tag('Post', '1')]);
});
