import { screen } from '@testing-library/react';
import type { Hidden } from '../contract/entities.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { HiddenRibbon } from './HiddenRibbon.tsx';

it.each<[Hidden, RegExp]>([
  [{ why: 'draft', moment: '' }, /^Draft\. Visitors don’t see this page\.$/],
  [
    { why: 'scheduled', moment: '2026-12-01 09:00' },
    /^Scheduled\. This page goes live 2026-12-01 09:00 \(.+\)\.$/,
  ],
])('says why visitors do not see the page: %j', (hidden, words) => {
  renderWithProviders(<HiddenRibbon hidden={hidden} />);
  expect(screen.getByRole('note')).toHaveTextContent(words);
});
