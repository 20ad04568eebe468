import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb.tsx';

it('links every step that has a page, except the current one', () => {
  const items = [
    { label: 'Help center', to: '/help-center' },
    { label: 'Leads' },
    { label: 'Set up a rotation', to: '/help-center/x' },
  ];
  render(<Breadcrumb items={items} />, { wrapper: MemoryRouter });
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
  expect(trail.getAllByRole('link')).toEqual([trail.getByRole('link', { name: 'Help center' })]);
  expect(trail.getByText('Leads')).not.toHaveAttribute('aria-current');
  expect(trail.getByText('Set up a rotation')).toHaveAttribute('aria-current', 'page');
});
