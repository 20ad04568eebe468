import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { WebinarSummary } from '../../contract/entities.ts';
import { WebinarCard } from './WebinarGrid.tsx';

const webinar: WebinarSummary = {
  id: '3',
  slug: 'round-robin',
  title: 'Round-robin without the arguments',
  cover_photo: '/covers/c03-facade.svg',
  cover_alt: '',
  updated_at: '2024-11-18T08:00:00Z',
  presented_by: 'Grace Whitfield',
  summary: '',
  presenter_role: 'Operations',
  description: '',
  date: '2026-12-03 11:00',
  duration: '45 minutes',
  host_image: '',
};

const renderCard = (kind: 'event' | 'video', changes: Partial<WebinarSummary> = {}) =>
  render(<WebinarCard kind={kind} webinar={{ ...webinar, ...changes }} headingLevel={3} />, {
    wrapper: MemoryRouter,
  });

it('says first when an event takes place, then who presents it and when its page was updated', () => {
  renderCard('event');
  const link = screen.getByRole('link', { name: 'Round-robin without the arguments' });
  expect(link).toHaveAttribute('href', '/webinars/event/round-robin');
  expect(screen.getByText('Event').parentElement).toHaveTextContent(
    'EventThu, Dec 3, 2026, 11:00 AM America/New_York',
  );
  expect(screen.getByText('Updated')).toHaveTextContent('Updated 2024-11-18');
  expect(screen.getByText('2024-11-18')).toBeInTheDocument();
  expect(screen.getByText('Presented by Grace Whitfield')).toBeInTheDocument();
});

it('shows no presenter where none is known', () => {
  renderCard('event', { presented_by: '' });
  expect(screen.queryByText(/Presented by/)).not.toBeInTheDocument();
});

it('leads from a video to its page and names no presenter', () => {
  renderCard('video');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/webinars/video/round-robin');
  expect(screen.getByText('Video')).toBeInTheDocument();
  expect(screen.queryByText(/Presented by/)).not.toBeInTheDocument();
});
