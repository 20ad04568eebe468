import { render, screen } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { Button, SignUpButton } from './Button.tsx';
import { SiteContext } from './SiteContext.ts';

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
