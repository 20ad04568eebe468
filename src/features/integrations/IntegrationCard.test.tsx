import { fireEvent, render, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';

const integration = {
  id: '1',
  name: 'Postbeam',
  description: 'Two-way email sync.',
  logo_url: '/logos/postbeam.svg',
};

it('shows the logo, the name and what the app does', () => {
  const { container } = render(<IntegrationCard integration={integration} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Postbeam' })).toBeInTheDocument();
  expect(screen.getByText('Two-way email sync.')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/logos/postbeam.svg');
});

it('links to the help article, if there is one', () => {
  const { unmount } = render(<IntegrationCard integration={integration} headingLevel={3} />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const article = 'connect-an-app';
  renderWithProviders(
    <IntegrationCard integration={{ ...integration, article }} headingLevel={3} />,
  );
  const link = screen.getByRole('link', { name: 'Postbeam' });
  expect(link).toHaveAttribute('href', '/help-center/connect-an-app');
});

it('shows the initial if there is no logo', () => {
  render(<IntegrationCard integration={{ ...integration, logo_url: '' }} headingLevel={3} />);
  expect(screen.getByText('P')).toBeInTheDocument();
});

it('shows the initial if the logo fails to load', () => {
  const { container } = render(<IntegrationCard integration={integration} headingLevel={3} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('P')).toBeInTheDocument();
});
