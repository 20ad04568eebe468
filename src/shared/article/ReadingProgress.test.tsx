import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { readFraction, ReadingProgress } from './ReadingProgress.tsx';

function Example({ rect }: { rect: { top: number; bottom: number } }) {
  const article = useRef<HTMLElement>(null);
  return (
    <>
      <ReadingProgress target={article} />
      <article
        ref={(element) => {
          article.current = element;
          if (element) element.getBoundingClientRect = () => rect as DOMRect;
        }}
      />
    </>
  );
}

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

it.each([
  ['above its start', { top: 500, bottom: 2500 }, 0],
  ['at its start', { top: 100, bottom: 2100 }, 0],
  ['halfway', { top: -500, bottom: 1500 }, 0.5],
  ['when its end comes into view', { top: -1100, bottom: 900 }, 1],
  ['far below it', { top: -3000, bottom: -1000 }, 1],
  ['for a short text in view', { top: 300, bottom: 600 }, 1],
  ['for a short text out of view', { top: 800, bottom: 1000 }, 0],
])('measures %s', (_, rect, expected) => {
  expect(readFraction(rect, 100, 900)).toBeCloseTo(expected);
});

it('is a progress bar in whole percent that follows the scrolling', async () => {
  Object.assign(window, { innerHeight: 800 });
  const rect = { top: 0, bottom: 2400 };
  render(<Example rect={rect} />);
  const bar = screen.getByRole('progressbar', { name: 'Reading progress' });
  expect(bar).toHaveAttribute('aria-valuenow', '0');

  Object.assign(rect, { top: -533, bottom: 1867 });
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
  expect(bar).toHaveAttribute('aria-valuenow', '33');
  expect((bar.firstElementChild as HTMLElement).style.transform).toBe('scaleX(0.3331)');
});
