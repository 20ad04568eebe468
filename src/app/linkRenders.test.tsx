import { act, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { selectLocation } from '../store/navigationSlice.ts';
import { locationChangedTo } from '../testing/stateAfter.ts';
import { goBack, renderWithProviders } from '../testing/renderWithProviders.tsx';
import { AppLink, type AppLinkProps } from '../ui/AppLink.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LinkRow } from '../ui/LinkRow.tsx';

const AT = '/pricing';

afterEach(() => jest.restoreAllMocks());

const renderLink = (link: React.ReactElement) => {
  const countRender = jest.fn();
  // Memoized, as pages are: what it shows does not depend on the location.
  const Links = memo(() => (
    <Profiler id="link" onRender={countRender}>
      {link}
    </Profiler>
  ));
  const view = renderWithProviders(<Links />, { path: AT });
  countRender.mockClear();
  return { ...view, countRender, arrival: () => selectLocation(view.store.getState()) };
};

const LINKS: [what: string, link: React.ReactElement][] = [
  ['to another page', <AppLink to="/blog">Go</AppLink>],
  ['to the current page', <AppLink to={AT}>Go</AppLink>],
  ['to a fragment', <AppLink to={`${AT}#plans`}>Go</AppLink>],
  [
    'for another tab',
    <AppLink to="/blog" target="_blank">
      Go
    </AppLink>,
  ],
  ['that looks like a button', <ButtonLink to="/blog?page=2">Go</ButtonLink>],
  ['in a list', <LinkRow to="/help-center">Go</LinkRow>],
];

it.each(LINKS)('does not render a link %s again when the location changes', (_what, link) => {
  const { arrival, countRender, store } = renderLink(link);
  for (const [address, cause] of [
    [`${AT}?billing=annual`, 'sync'],
    [`${AT}?billing=annual#plans`, 'link'],
    [AT, 'back'],
  ] as const) {
    act(() => void store.dispatch(locationChangedTo(address, { cause, key: address })));
    expect(arrival()).toMatchObject({ cause });
  }
  expect(countRender).not.toHaveBeenCalled();
});

const FOLLOWED: [props: AppLinkProps, isNewEntry: boolean][] = [
  [{ to: '/blog' }, true],
  [{ to: '/blog/all-posts?page=2&tag=R%26D' }, true],
  [{ to: '/help-center#first-steps' }, true],
  [{ to: `${AT}#plans` }, true],
  [{ to: '/blog', target: '_self' }, true],
  [{ to: AT }, false],
];

it.each(FOLLOWED)('follows %j without loading a document', async (props, isNewEntry) => {
  const { address, arrival, user } = renderLink(<AppLink {...props}>Go</AppLink>);
  const pushState = jest.spyOn(window.history, 'pushState');
  const { key } = arrival();
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', props.to);
  await user.click(link);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(address()).toBe(props.to);
  expect(arrival()).toMatchObject({ cause: 'link', from: AT });
  // Also a link to the current page is a navigation: it goes to the top.
  expect(arrival().key).not.toBe(key);
  expect(pushState).toHaveBeenCalledTimes(isNewEntry ? 1 : 0);
  if (!isNewEntry) return;
  await goBack();
  expect(address()).toBe(AT);
});
