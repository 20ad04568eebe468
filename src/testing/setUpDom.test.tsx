import { render, screen } from '@testing-library/react';

it('forgets what a style was as soon as anything in the document has changed', () => {
  const { rerender, container } = render(
    <div className="outer">
      <p data-testid="part">Here</p>
    </div>,
  );
  const isShown = () => getComputedStyle(container.querySelector('.outer')!).display !== 'none';
  const part = screen.getByTestId('part');
  expect(isShown()).toBe(true);
  expect(part).toBeVisible();

  const style = document.createElement('style');
  document.head.append(style);
  expect(isShown()).toBe(true);
  style.append('.outer { display: none }');
  expect(isShown()).toBe(false);
  expect(part).not.toBeVisible();
  style.firstChild!.textContent = '.outer { visibility: hidden }';
  expect(isShown()).toBe(true);
  expect(getComputedStyle(part).visibility).toBe('hidden');
  style.remove();
  expect(getComputedStyle(part).visibility).toBe('visible');

  container.style.visibility = 'hidden';
  expect(getComputedStyle(part).visibility).toBe('hidden');
  container.removeAttribute('style');
  expect(part).toBeVisible();

  rerender(
    <div className="outer" hidden>
      <p data-testid="part">Here</p>
    </div>,
  );
  expect(isShown()).toBe(false);
  part.remove();
  part.style.display = 'none';
  expect(getComputedStyle(part).display).toBe('none');
});
