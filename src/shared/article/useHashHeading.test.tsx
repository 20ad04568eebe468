import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { useHashHeading } from './TableOfContents.tsx';

function Document() {
  useHashHeading(95);
  return (
    <>
      <Link to="/document#third%20part">To the third part</Link>
      <h2
        id="third part"
        tabIndex={-1}
        ref={(heading) => {
          if (heading) heading.getBoundingClientRect = () => ({ top: 800 }) as DOMRect;
        }}
      >
        Third part
      </h2>
    </>
  );
}

const renderAt = (address: string, target = '/document#third%20part') => {
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const { user } = renderWithProviders(
    <Routes>
      <Route path="/elsewhere" element={<Link to={target}>Go</Link>} />
      <Route path="/document" element={<Document />} />
    </Routes>,
    { path: address },
  );
  return { scrollTo, click: (name: string) => user.click(screen.getByRole('link', { name })) };
};

const heading = () => screen.getByRole('heading', { name: 'Third part' });

it('goes to the heading that a link from elsewhere names, at once and with focus', async () => {
  const { scrollTo, click } = renderAt('/elsewhere');
  await click('Go');
  expect(scrollTo).toHaveBeenCalledWith({ top: 705, behavior: 'auto' });
  expect(heading()).toHaveFocus();
});

it('goes smoothly to the heading that a link on the same page names', async () => {
  const { scrollTo, click } = renderAt('/document');
  await click('To the third part');
  expect(scrollTo).toHaveBeenCalledWith({ top: 705, behavior: 'smooth' });
});

it.each(['/document', '/document#gone', '/document#%E0%A4%A'])(
  'stays where it is for %s',
  async (target) => {
    const { scrollTo, click } = renderAt('/elsewhere', target);
    await click('Go');
    expect(heading()).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('leaves the first page of a visit to the browser', () => {
  const { scrollTo } = renderAt('/document#third%20part');
  expect(heading()).toBeInTheDocument();
  expect(scrollTo).not.toHaveBeenCalled();
});
