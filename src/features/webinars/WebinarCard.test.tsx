import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { WebinarSummary } from '../../contract/entities.ts';
import { WebinarCard } from './WebinarGrid.tsx';
import { makeEvent } from './webinars.fixtures.ts';

const webinar = makeEvent({ date: '2026-12-03 11:00', updated_at: '2024-11-18T08:00:00Z' });

const renderCard = (kind: 'event' | 'video', changes: Partial<WebinarSummary> = {}) =>
  render(<WebinarCard kind={kind} webinar={{ ...webinar, ...changes }} headingLevel={3} />, {
    wrapper: MemoryRouter,
  });

it('says first when an event takes place, then who presents it and when its page was updated', () => {
  renderCard('event');
  const link = screen.getByRole('link', { name: 'Round-robin without the arguments' });
  expect(link).toHaveAttribute('href', '/webinars/event/rotation');
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
  expect(screen.getByRole('link')).toHaveAttribute('href', '/webinars/video/rotation');
  expect(screen.getByText('Video')).toBeInTheDocument();
  expect(screen.queryByText(/Presented by/)).not.toBeInTheDocument();
});
