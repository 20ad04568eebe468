import { render } from '@testing-library/react';
import { Honeypot } from './Honeypot.tsx';

// What Chromium's autofill looks for in names (components/autofill, heuristics), as far as texts of one line go.
const KNOWN_TO_BROWSERS =
  /name|mail|phone|tel|fax|addr|street|city|state|zip|postal|country|company|organi[sz]ation|web|url|site|card|user|pass|birth|code/i;

it('is a field that neither people nor their browsers and password managers fill in', () => {
  const { container } = render(<Honeypot />);
  const field = container.querySelector('input')!;
  expect(field.name).not.toMatch(KNOWN_TO_BROWSERS);
  expect(field.value).toBe('');
  expect(field).toHaveAttribute('tabindex', '-1');
  expect(field.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(field).toHaveAttribute('autocomplete', 'off');
  for (const manager of ['data-1p-ignore', 'data-lpignore', 'data-bwignore']) {
    expect(field).toHaveAttribute(manager);
  }
});
