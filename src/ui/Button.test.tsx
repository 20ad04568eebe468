import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { Button, type ButtonVariant, SignUpButton } from './Button.tsx';
import { SiteContext } from './SiteContext.ts';

const arrowIn = (element: HTMLElement) => element.querySelector('.lucide-arrow-right');

it('submits no form unless its type is submit', async () => {
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

it('shows a spinner instead of the arrow while it is busy', () => {
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
