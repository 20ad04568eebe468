import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { LinkContext } from './LinkContext.ts';

const renderLink = (props: Partial<AppLinkProps> = {}) => {
  const links = { prefetch: jest.fn(), follow: jest.fn() };
  render(
    <LinkContext value={links}>
      <AppLink to="/pricing" {...props}>
        Pricing
      </AppLink>
    </LinkContext>,
  );
  return { ...links, link: screen.getByRole('link', { name: 'Pricing' }) };
};

it.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
  ['clicked', fireEvent.click],
])('tells where it leads when it is %s, so that the next page can start', (_how, act) => {
  const { prefetch, link } = renderLink();
  expect(prefetch).not.toHaveBeenCalled();
  act(link);
  expect(prefetch).toHaveBeenCalledWith('/pricing');
});

it('goes there without a new document', () => {
  const { follow, link } = renderLink();
  expect(link).toHaveAttribute('href', '/pricing');
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(follow.mock.calls).toEqual([['/pricing']]);
  expect(click.defaultPrevented).toBe(true);
});

it('stays, and says nothing, when the click was meant for something else', () => {
  const { follow, prefetch, link } = renderLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(prefetch).not.toHaveBeenCalled();
  expect(follow).not.toHaveBeenCalled();
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click for another tab to the browser: %j', (how) => {
  const { follow, link } = renderLink();
  // jsdom has no other documents to go to.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, how);
  expect(follow).not.toHaveBeenCalled();
});

it('is a link like any other where no application is', () => {
  render(<AppLink to="/pricing">Pricing</AppLink>);
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  let isOurs = true;
  document.addEventListener(
    'click',
    (event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(isOurs).toBe(false);
});

it('leaves what its owner listens to alone', () => {
  const handlers = { onPointerEnter: jest.fn(), onFocus: jest.fn(), onClick: jest.fn() };
  const { link } = renderLink(handlers);
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  fireEvent.click(link);
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledTimes(1);
});
