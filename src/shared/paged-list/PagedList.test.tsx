import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PagedList } from './PagedList.tsx';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['goes back to the first card when it is out of view', -900, 1],
  ['does not scroll when the first card is in view', 40, 0],
])('%s', async (_, top, count) => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(
    <PagedList label="Posts" page={1} pageCount={3} hrefFor={String} onStep={jest.fn()}>
      <p>Six cards</p>
    </PagedList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(count);
});
