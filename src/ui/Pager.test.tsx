import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Pager, type PagerProps } from './Pager.tsx';

const renderPager = (props: Partial<PagerProps> = {}) => {
  const onPrevious = jest.fn();
  const onNext = jest.fn();
  const view = render(
    <Pager
      label="Posts"
      page={1}
      pageCount={3}
      onPrevious={onPrevious}
      onNext={onNext}
      {...props}
    />,
    { wrapper: MemoryRouter },
  );
  return { ...view, onPrevious, onNext, user: userEvent.setup() };
};

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });
const hrefFor = (page: number) => `/blog/all-posts?page=${page + 1}`;

it('disables both steps and hides the indicator when there is only one page', () => {
  renderPager({ page: 0, pageCount: 1, hrefFor });
  expect(previous()).toBeDisabled();
  expect(next()).toBeDisabled();
  expect(screen.getByRole('navigation', { name: 'Posts' })).toHaveTextContent('PreviousNext');
});

it('announces the page and links to its neighbors', () => {
  renderPager({ hrefFor });
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(previous()).toHaveAttribute('href', '/blog/all-posts?page=1');
  expect(next()).toHaveAttribute('href', '/blog/all-posts?page=3');
});

it('steps on a click, the space bar and Enter', async () => {
  const { user, onPrevious, onNext } = renderPager({ hrefFor, pageCount: 5 });
  await user.click(next());
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(3);
  await user.click(previous());
  expect(onPrevious).toHaveBeenCalledTimes(1);
});

it('does not handle a click that opens another tab', async () => {
  const { user, onNext } = renderPager({ hrefFor });
  const isPrevented = new Promise((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await user.keyboard('{Control>}');
  await user.click(next());
  expect(await isPrevented).toBe(false);
  expect(onNext).not.toHaveBeenCalled();
});

it('keeps focus when the last page disables its button', async () => {
  const { user } = renderPager({ hrefFor });
  await user.click(next());
  expect(screen.getByRole('navigation')).toHaveFocus();
});
