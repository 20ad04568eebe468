import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { YouTubeEmbed } from './YouTubeEmbed.tsx';

it('loads the player without cookies when play is pressed, and focuses it', async () => {
  const { container } = render(<YouTubeEmbed videoId="abcdefghijk" title="A tour" />);
  expect(container.querySelector('iframe, img')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  const frame = screen.getByTitle('A tour');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  );
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame).toHaveFocus();
});
