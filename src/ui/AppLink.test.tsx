import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppLink, type AppLinkProps, PrefetchContext } from './AppLink.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const renderLink = (props: Partial<AppLinkProps> = {}) => {
  const prefetch = jest.fn<void, [string]>();
  render(
    <PrefetchContext value={prefetch}>
      <MemoryRouter>
        <AppLink to="/pricing" {...props}>
          Pricing
        </AppLink>
        <Address />
      </MemoryRouter>
    </PrefetchContext>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'Pricing' }) };
};

it.each([
  ['pointed at', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
  ['clicked', fireEvent.click],
])('prefetches its page when it is %s', (_how, act) => {
  const { prefetch, link } = renderLink();
  expect(prefetch).not.toHaveBeenCalled();
  act(link);
  expect(prefetch).toHaveBeenCalledWith('/pricing');
});

it('navigates without loading a document', () => {
  const { link } = renderLink();
  expect(link).toHaveAttribute('href', '/pricing');
  // False, because the browser's own navigation was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/pricing');
});

it('neither prefetches nor navigates after a prevented click', () => {
  const { prefetch, link } = renderLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(prefetch).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});
