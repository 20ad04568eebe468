import { listTags } from './baseApi.ts';

it('tags each item of a list, and the list', () => {
  expect(listTags('Post')([{ id: '1' }, { id: '2' }])).toEqual([
    { type: 'Post', id: '1' },
    { type: 'Post', id: '2' },
    { type: 'Post', id: 'LIST' },
  ]);
});

it('tags a list that could not be read', () => {
  expect(listTags('Post')(undefined)).toEqual([{ type: 'Post', id: 'LIST' }]);
});
