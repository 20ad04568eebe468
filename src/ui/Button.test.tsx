import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { Button, ButtonLink, type ButtonVariant, ExternalButton, SignUpButton } from './Button.tsx';
import { SiteContext } from './SiteContext.ts';

const arrowIn = (element: HTMLElement) => element.querySelector('.lucide-arrow-right');

it('is pressed by pointer and keyboard, and sends no form unless it is told to', async () => {
  const user = userEvent.setup();
  const handlePress = jest.fn();
  const handleSend = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSend}>
      <Button onClick={handlePress}>Press</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.keyboard('{Enter} ');
  expect(handlePress).toHaveBeenCalledTimes(3);
  expect(handleSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSend).toHaveBeenCalledTimes(1);
});

it('shows the spinner in place of the arrow while it is busy, and is named by its words alone', () => {
  const { rerender } = render(<Button>Register Now</Button>);
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

it.each<[ButtonVariant, boolean]>([
  ['primary', true],
  ['lit', true],
  ['secondary', false],
  ['ghost', false],
])('%s has an arrow: %s', (variant, hasArrow) => {
  render(<Button variant={variant}>Press</Button>);
  expect(Boolean(arrowIn(screen.getByRole('button')))).toBe(hasArrow);
});

it('leads on as a link inside the site', () => {
  render(<ButtonLink to="/pricing">Pricing</ButtonLink>, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Pricing' });
  expect(link).toHaveAttribute('href', '/pricing');
  expect(link).not.toHaveAttribute('target');
});

it('leads out of the site in a new tab that cannot reach back, or in the same one', () => {
  render(
    <>
      <ExternalButton href="https://app.test/signup" target="_blank">
        New tab
      </ExternalButton>
      <ExternalButton href="https://app.test/login">Same tab</ExternalButton>
    </>,
  );
  const newTab = screen.getByRole('link', { name: 'New tab' });
  expect(newTab).toHaveAttribute('href', 'https://app.test/signup');
  expect(newTab).toHaveAttribute('target', '_blank');
  expect(newTab).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'Same tab' })).not.toHaveAttribute('target');
});

it('opens the sign-up of the configured application in a new tab, and says so', () => {
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
