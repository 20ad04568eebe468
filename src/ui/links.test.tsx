import { fireEvent, render, screen, within } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { AppLink, NavigatorContext, PrefetchContext, type AppLinkProps } from './AppLink.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Button, SignUpButton } from './Button.tsx';
import { SiteContext } from './SiteContext.ts';
import { SocialLinks } from './SocialLinks.tsx';

const renderLink = (props: Partial<AppLinkProps> = {}) => {
  const prefetch = jest.fn<void, [string]>();
  const push = jest.fn<void, [string]>();
  render(
    <PrefetchContext value={prefetch}>
      <NavigatorContext value={{ push }}>
        <AppLink to="/pricing" {...props}>
          Pricing
        </AppLink>
      </NavigatorContext>
    </PrefetchContext>,
  );
  return { prefetch, push, link: screen.getByRole('link', { name: 'Pricing' }) };
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
  const { link, push } = renderLink();
  expect(link).toHaveAttribute('href', '/pricing');
  // False, because the browser's own navigation was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(push.mock.calls).toEqual([['/pricing']]);
});

it.each<[what: string, props: Partial<AppLinkProps>, click: MouseEventInit]>([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Command', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link for a new tab', { target: '_blank' }, {}],
  ['on a link for a named tab', { target: 'help' }, {}],
  ['on a link that loads a document', { reloadDocument: true }, {}],
])('leaves a click %s to the browser', (_what, props, click) => {
  const { link, push } = renderLink(props);
  // The browser would follow it, which jsdom cannot do.
  const seen = jest.fn<void, [Event]>((event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', seen, { once: true });
  fireEvent.click(link, click);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

it('neither prefetches nor navigates after a prevented click', () => {
  const { prefetch, link, push } = renderLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(prefetch).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('links every step that has a page, except the current one', () => {
  const items = [
    { label: 'Help center', to: '/help-center' },
    { label: 'Leads' },
    { label: 'Set up a rotation', to: '/help-center/x' },
  ];
  render(<Breadcrumb items={items} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
  expect(trail.getAllByRole('link')).toEqual([trail.getByRole('link', { name: 'Help center' })]);
  expect(trail.getByText('Leads')).not.toHaveAttribute('aria-current');
  expect(trail.getByText('Set up a rotation')).toHaveAttribute('aria-current', 'page');
});

const arrowIn = (element: HTMLElement) => element.querySelector('.lucide-arrow-right');

it('shows a spinner instead of the arrow while it is busy', () => {
  const { rerender } = render(<Button>Register Now</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  expect(arrowIn(screen.getByRole('button', { name: 'Register Now' }))).not.toBeNull();
  rerender(
    <Button busy disabled>
      Submitting...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(arrowIn(button)).toBeNull();
  expect(button.querySelectorAll('[aria-hidden] span > span')).toHaveLength(4);
});

it('opens the configured sign-up in a new tab and says so', () => {
  render(
    <SiteContext value={TEST_SITE}>
      <SignUpButton>Get Started</SignUpButton>
    </SiteContext>,
  );
  const link = screen.getByRole('link', { name: 'Get Started', description: 'Opens in a new tab' });
  expect(link).toHaveAttribute('href', 'https://app.test/signup');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('lists links named by their networks', () => {
  render(
    <SiteContext value={TEST_SITE}>
      <SocialLinks />
    </SiteContext>,
  );
  const list = screen.getByRole('list', { name: 'Hearthline on social media' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  const link = within(list).getByRole('link', { name: 'LinkedIn' });
  expect(link).toHaveAttribute('href', 'https://linkedin.test/us');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link.querySelector('use')).toHaveAttribute('href', '/social-icons.svg#linkedin');
});
