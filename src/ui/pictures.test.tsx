import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';
import { CoverImage } from './CoverImage.tsx';

it.each([
  ['Priya Nair', 'PN'],
  ['Ana María de la Cruz', 'AC'],
  ['Grace', 'G'],
  ['émile', 'É'],
  ['', ''],
])('replaces the photo of %p with the initials %p', (name, initials) => {
  const { container } = render(<Avatar name={name} photo="" />);
  expect(container.textContent).toBe(initials);
});

it('falls back to initials when the photo fails', () => {
  const { container } = render(<Avatar name="Priya Nair" photo="/gone.jpg" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container).toHaveTextContent('PN');
});

const renderCover = (props: Partial<Parameters<typeof CoverImage>[0]> = {}) =>
  render(<CoverImage src="/covers/a.svg" alt="A house" {...props} />);

it('loads lazily unless it has priority', () => {
  const { rerender } = renderCover();
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<CoverImage src="/covers/a.svg" alt="A house" priority />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('draws a replacement for a failed cover until the source changes', () => {
  const { container, rerender } = renderCover();
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<CoverImage src="/covers/b.svg" alt="A house" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/covers/b.svg');
});

it('notices a failure from before hydration', async () => {
  const broken = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) });
  const { container } = renderCover();
  await screen.findByText((_, element) => element?.tagName === 'svg');
  expect(container.querySelector('img')).not.toBeInTheDocument();
  broken.mockRestore();
});

it('shows a placeholder behind an uploaded picture in several sizes', () => {
  renderCover({ src: '/media/a.jpg?v=abc#800x600,AA' });
  const picture = screen.getByRole('img', { name: 'A house' });
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('&w=960 800w'));
  expect(picture).toHaveAttribute('sizes', expect.stringContaining('auto'));
  expect(picture).toHaveAttribute('width', '400');
  expect(picture.previousSibling).toHaveAttribute('src', 'data:image/webp;base64,AA');
  expect(picture.previousSibling).toHaveAttribute('aria-hidden', 'true');
});
