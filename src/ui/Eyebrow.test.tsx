import { render, screen } from '@testing-library/react';
import { Eyebrow } from './Eyebrow.tsx';

it("says a feature's name; its mark is for the eye", () => {
  render(<Eyebrow>Dashboard</Eyebrow>);
  const mark = screen.getByText('Dashboard').querySelector('[aria-hidden="true"]');
  expect(mark?.children).toHaveLength(4);
});
