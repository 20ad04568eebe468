import { keepVotes, readVotes } from './helpCenterListeners.ts';

afterEach(() => window.localStorage.clear());

it('reads the votes it has kept', () => {
  keepVotes({ a: 'helpful', b: 'unhelpful' });
  expect(readVotes()).toEqual({ a: 'helpful', b: 'unhelpful' });
});

it.each(['', '{', 'null', '7', '[]', '{"a":"perhaps","b":{"c":1}}'])(
  'has no votes where storage holds %j',
  (kept) => {
    window.localStorage.setItem('help-votes', kept);
    expect(readVotes()).toEqual({});
  },
);

it('does without storage where the browser forbids it', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
  expect(() => keepVotes({ a: 'helpful' })).not.toThrow();
  expect(readVotes()).toEqual({});
  expect(storage).toHaveBeenCalled();
  storage.mockRestore();
});
