import type * as scheduling from './scheduling.ts';

// The other tests run it at once.
const { afterPaint } = jest.requireActual<typeof scheduling>('./scheduling.ts');

afterEach(() => jest.restoreAllMocks());

it('lets the browser paint first', async () => {
  const steps: string[] = [];
  afterPaint(() => steps.push('work'));
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      steps.push('frame');
      setTimeout(resolve);
    });
  });
  expect(steps).toEqual(['frame', 'work']);
});

it('does not wait for frames of a hidden page, which has none', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const requestFrame = jest.spyOn(window, 'requestAnimationFrame');
  await new Promise<void>((resolve) => {
    afterPaint(resolve);
  });
  expect(requestFrame).not.toHaveBeenCalled();
});
