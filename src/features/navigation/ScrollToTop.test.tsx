import { act, screen } from '@testing-library/react';
import { SCROLL_TOP_THRESHOLD } from '../../contract/constants.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const scrollPageTo = (y: number) =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

const button = () => screen.queryByRole('button', { name: /top/i });

afterEach(() => scrollPageTo(0));

it('appears after 300 px of scroll and disappears at the top', async () => {
  renderWithProviders(<ScrollToTop />, {});
  expect(button()).not.toBeInTheDocument();
  await scrollPageTo(SCROLL_TOP_THRESHOLD);
  expect(button()).not.toBeInTheDocument();
  await scrollPageTo(SCROLL_TOP_THRESHOLD + 1);
  expect(button()).toBeInTheDocument();
  await scrollPageTo(0);
  expect(button()).not.toBeInTheDocument();
});

it('scrolls to the top, where it leaves the focus to the title of the page', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = renderWithProviders(
    <>
      <h1>Pricing</h1>
      <ScrollToTop />
    </>,
    {},
  );
  await scrollPageTo(900);
  await user.click(button()!);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await scrollPageTo(0);
  expect(screen.getByRole('heading', { name: 'Pricing' })).toHaveFocus();
});
