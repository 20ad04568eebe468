import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { YouTubeEmbed } from './YouTubeEmbed.tsx';

it('asks nothing of the host before play is pressed', () => {
  const { container } = render(<YouTubeEmbed videoId="abcdefghijk" title="A tour" />);
  expect(screen.getByRole('button')).toHaveTextContent('Play video: A tour');
  expect(container.querySelector('iframe, img')).toBeNull();
});

it('plays without cookies, tells the host where from, and takes the focus along', async () => {
  render(<YouTubeEmbed videoId="abcdefghijk" title="A tour" />);
  await userEvent.click(screen.getByRole('button'));
  const frame = screen.getByTitle('A tour');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  );
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame).toHaveFocus();
});
