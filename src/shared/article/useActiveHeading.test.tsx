import { act, render, screen } from '@testing-library/react';
import { useActiveHeading } from './ContentsList.tsx';

const ids = ['one', 'two', 'three'];

function Example({ headingIds = ids }: { headingIds?: string[] }) {
  const active = useActiveHeading(headingIds, 100);
  return (
    <>
      <p>active: {active ?? 'none'}</p>
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>
  );
}

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const scrollUntilTopsAre = async (...tops: number[]) => {
  ids.forEach((id, index) => {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  });
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
};

it('is the last heading that has reached the offset', async () => {
  render(<Example />);
  await scrollUntilTopsAre(300, 600, 900);
  expect(screen.getByText('active: none')).toBeInTheDocument();
  await scrollUntilTopsAre(-200, 100.6, 400);
  expect(screen.getByText('active: two')).toBeInTheDocument();
  await scrollUntilTopsAre(-900, -600, -300);
  expect(screen.getByText('active: three')).toBeInTheDocument();
});

it('listens to nothing when there are no headings', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  render(<Example headingIds={[]} />);
  expect(listen).not.toHaveBeenCalledWith('scroll', expect.anything(), expect.anything());
  listen.mockRestore();
});
