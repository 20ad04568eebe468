import { act, render, screen } from '@testing-library/react';
import { hydrateOnInteraction } from './hydrateOnInteraction.tsx';

function Section() {
  return <p>Below the first view</p>;
}

const makeSection = () => {
  const importSection = jest.fn(() => Promise.resolve(Section));
  return { importSection, section: hydrateOnInteraction(importSection) };
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => {
  delete document.documentElement.dataset.ready;
});

it("leaves the server's page alone until the visitor uses it", async () => {
  const { importSection, section } = makeSection();
  render(<section.Component />);
  await settle();
  expect(importSection).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText('Below the first view')).toBeInTheDocument();
  expect(importSection).toHaveBeenCalledTimes(1);
});

it('still waits when the page around it becomes interactive first', async () => {
  const { importSection, section } = makeSection();
  render(<section.Component />);
  document.documentElement.dataset.ready = '';
  await settle();
  expect(importSection).not.toHaveBeenCalled();
});

it('is loaded at once on a page that was reached by a link', async () => {
  document.documentElement.dataset.ready = '';
  const { section } = makeSection();
  render(<section.Component />);
  expect(await screen.findByText('Below the first view')).toBeInTheDocument();
});

it('renders at once when its code is there, as on the server', async () => {
  const { section } = makeSection();
  await section.load();
  render(<section.Component />);
  expect(screen.getByText('Below the first view')).toBeInTheDocument();
});
