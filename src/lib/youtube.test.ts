import { youtubeId } from './youtube.ts';

it.each([
  'https://www.youtube.com/watch?v=Zk4wB9_tQe8',
  'https://m.youtube.com/watch?v=Zk4wB9_tQe8',
  'https://youtu.be/Zk4wB9_tQe8?t=12',
  'https://www.youtube-nocookie.com/embed/Zk4wB9_tQe8',
  'https://youtube.com/shorts/Zk4wB9_tQe8',
  'https://www.youtube.com/live/Zk4wB9_tQe8?feature=share',
])('finds the id in %s', (address) => {
  expect(youtubeId(address)).toBe('Zk4wB9_tQe8');
});

it.each([
  '',
  'https://example.com/watch?v=Zk4wB9_tQe8',
  'https://notyoutube.com/embed/Zk4wB9_tQe8',
  'https://www.youtube.com/playlist?list=Zk4wB9_tQe8',
  'javascript:alert(1)//youtube.com/embed/Zk4wB9_tQe8',
  'https://www.youtube.com/watch?v=<script>',
  'https://youtube.com.example.com/watch?v=Zk4wB9_tQe8',
  'https://youtu.be/Zk4wB9_tQe8%20x',
])('finds none in %s', (address) => {
  expect(youtubeId(address)).toBe('');
});
