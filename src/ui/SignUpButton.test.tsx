import { render, screen } from '@testing-library/react';
import { TEST_SITE } from '../testing/siteSettings.ts';
import { SignUpButton } from './SignUpButton.tsx';
import { SiteContext } from './SiteContext.ts';

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

it('has a name of its own where several stand side by side', () => {
  render(
    <SiteContext value={TEST_SITE}>
      <SignUpButton aria-label="Get started with Team">Get started</SignUpButton>
    </SiteContext>,
  );
  expect(screen.getByRole('link', { name: 'Get started with Team' })).toHaveTextContent(
    'Get started',
  );
});
