import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { BreadcrumbItem } from './PageMeta.tsx';

const renderBreadcrumb = (items: BreadcrumbItem[]) => {
  render(<Breadcrumb items={items} />, { wrapper: MemoryRouter });
  return within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
};

it('links every step except the current page', () => {
  const trail = renderBreadcrumb([
    { label: 'Help center', to: '/help-center' },
    { label: 'Leads', to: '/help-center/category/2' },
    { label: 'Set up a rotation', to: '/help-center/x' },
  ]);
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
  expect(trail.getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/help-center');
  expect(trail.getAllByRole('link')).toHaveLength(2);
  expect(trail.getByText('Set up a rotation')).toHaveAttribute('aria-current', 'page');
});

it('shows a step without a page as text', () => {
  const trail = renderBreadcrumb([{ label: 'Guides' }, { label: 'This one' }]);
  expect(trail.queryByRole('link')).not.toBeInTheDocument();
  expect(trail.getByText('Guides')).not.toHaveAttribute('aria-current');
});
