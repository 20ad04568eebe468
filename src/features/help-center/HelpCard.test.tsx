import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HelpCard } from './HelpCard.tsx';

const renderCard = (props: Partial<Parameters<typeof HelpCard>[0]> = {}) =>
  render(<HelpCard index={0} title="Campaigns" text="Audiences." headingLevel={2} {...props} />, {
    wrapper: MemoryRouter,
  });

it('leads on with a link that says to what', () => {
  renderCard({ link: { to: '/help-center/campaigns', label: 'Read more' } });
  expect(screen.getByRole('link', { name: 'Read more about Campaigns' })).toHaveAttribute(
    'href',
    '/help-center/campaigns',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Campaigns' })).toBeInTheDocument();
});

it('has no link where there is no article', () => {
  renderCard();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Audiences.')).toBeInTheDocument();
});
