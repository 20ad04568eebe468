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

it('announces the current page', () => {
  renderPager();
  expect(screen.getByRole('navigation', { name: 'Posts' })).toBeInTheDocument();
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
});

it('steps back and forth', async () => {
  const { user, onPrevious, onNext } = renderPager();
  await user.click(next());
  await user.click(previous());
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(onPrevious).toHaveBeenCalledTimes(1);
});

it('disables the step that would leave the pages', () => {
  const { rerender } = renderPager({ page: 0, hrefFor });
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
  rerender(
    <Pager label="Posts" page={2} pageCount={3} onPrevious={jest.fn()} onNext={jest.fn()} />,
  );
  expect(previous()).toBeEnabled();
  expect(next()).toBeDisabled();
});

it('links to the pages for visitors without scripts', () => {
  renderPager({ hrefFor });
  expect(previous()).toHaveAttribute('href', '/blog/all-posts?page=1');
  expect(next()).toHaveAttribute('href', '/blog/all-posts?page=3');
});

it('turns a click on a link and the space bar into a step', async () => {
  const { user, onNext } = renderPager({ hrefFor, pageCount: 5 });
  await user.click(next());
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledTimes(3);
});

it('leaves a click that opens another tab to the browser', async () => {
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

it('keeps the keyboard in place when the last page disables its button', async () => {
  const { user } = renderPager({ hrefFor });
  await user.click(next());
  expect(screen.getByRole('navigation')).toHaveFocus();
});
