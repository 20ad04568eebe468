import { youtubeId } from './youtubeId.ts';

it.each([
  'https://www.youtube.com/watch?v=Zk4wB9_tQe8',
  'https://m.youtube.com/watch?t=9&v=Zk4wB9_tQe8',
  'https://youtu.be/Zk4wB9_tQe8?t=12',
  'https://www.youtube-nocookie.com/embed/Zk4wB9_tQe8',
  'https://youtube.com/shorts/Zk4wB9_tQe8',
  'https://www.youtube.com/live/Zk4wB9_tQe8?feature=share',
  'https://www.youtube.com/v/Zk4wB9_tQe8',
])('finds the id in %s', (address) => {
  expect(youtubeId(address)).toBe('Zk4wB9_tQe8');
});

it.each([
  '',
  'Zk4wB9_tQe8',
  '/videos/tour.mp4',
  'https://example.com/watch?v=Zk4wB9_tQe8',
  'https://www.youtube.com/watch?v=<script>',
  'https://youtube.com.example.com/watch?v=Zk4wB9_tQe8',
  'https://notyoutube.com/watch?v=Zk4wB9_tQe8',
  'https://www.youtube.com/feed/library',
  'https://www.youtube.com/embed',
  'https://youtu.be/',
  'https://youtu.be/Zk4wB9_tQe8%20x',
  'https://youtu.be/x%20Zk4wB9_tQe8',
])('finds none in %s', (address) => {
  expect(youtubeId(address)).toBe('');
});
