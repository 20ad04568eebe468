import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

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
