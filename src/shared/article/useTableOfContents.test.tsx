import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { useState } from 'react';
import { selectTableOfContentsOpen } from './tableOfContentsSlice.ts';
import { useTableOfContents } from './useTableOfContents.ts';

function Reader() {
  const [documentId, setDocumentId] = useState('one');
  const { open, onToggle, onNavigate } = useTableOfContents(documentId);
  return (
    <>
      <p>{open ? 'folded out' : 'folded'}</p>
      <button onClick={onToggle}>Toggle</button>
      <button onClick={onNavigate}>Follow</button>
      <button onClick={() => setDocumentId('two')}>Next document</button>
    </>
  );
}

const renderReader = () => {
  const view = renderWithProviders(<Reader />);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, press };
};

it('folds out and in again', async () => {
  const { press } = renderReader();
  expect(screen.getByText('folded')).toBeVisible();
  await press('Toggle');
  expect(screen.getByText('folded out')).toBeVisible();
  await press('Toggle');
  expect(screen.getByText('folded')).toBeVisible();
});

it.each(['Follow', 'Next document'])('is folded after "%s"', async (name) => {
  const { press } = renderReader();
  await press('Toggle');
  await press(name);
  expect(screen.getByText('folded')).toBeVisible();
});

it('is folded when the document is left', async () => {
  const { press, store, unmount } = renderReader();
  await press('Toggle');
  expect(selectTableOfContentsOpen(store.getState())).toBe(true);
  unmount();
  expect(selectTableOfContentsOpen(store.getState())).toBe(false);
});
