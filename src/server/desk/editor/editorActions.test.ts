import { fieldAction, readAction } from './editorActions.ts';

it.each(['save', 'publish-now', 'upload'])('reads the action %s', (name) => {
  expect(readAction(name)).toEqual({ name });
});

it('reads the field of an action', () => {
  expect(readAction(fieldAction('up', 'data.tags.2'))).toEqual({
    name: 'up',
    field: 'data.tags.2',
  });
});

it('reads a field whose name has a colon', () => {
  const value = fieldAction('put-back', 'data.og:title');
  expect(readAction(value)).toEqual({ name: 'put-back', field: 'data.og:title' });
});

it.each([null, '', 'rename', 'rename:data.tags', 'toString', 'constructor:data.tags'])(
  'saves the form for the unknown action %p',
  (value) => {
    expect(readAction(value)).toEqual({ name: 'save' });
  },
);

it('saves the form when the field is missing', () => {
  expect(readAction('add')).toEqual({ name: 'save' });
});

it('saves the form when an action without a field has one', () => {
  expect(readAction('publish:data.tags')).toEqual({ name: 'save' });
});
