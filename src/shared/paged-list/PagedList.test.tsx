import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PagedList } from './PagedList.tsx';

const renderList = (top: number) => {
  const onStep = jest.fn();
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(
    <PagedList
      label="Posts"
      page={1}
      pageCount={3}
      hrefFor={(page) => `/posts?page=${page + 1}`}
      onStep={onStep}
    >
      <p>Six cards</p>
    </PagedList>,
    { wrapper: MemoryRouter },
  );
  return { onStep, scrollIntoView };
};

afterEach(() => jest.restoreAllMocks());

it('goes back to the first card when that is out of sight', async () => {
  const { scrollIntoView } = renderList(-900);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('stays where it is when the first card is in sight', async () => {
  const { scrollIntoView } = renderList(40);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(scrollIntoView).not.toHaveBeenCalled();
});
