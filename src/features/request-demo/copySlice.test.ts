import { copyFailed, copyRequested, copySlice, copySucceeded, tickEnded } from './copySlice.ts';

const { selectCopied } = copySlice.getSelectors();

const copiedAfter = (...events: Parameters<typeof copySlice.reducer>[1][]) =>
  selectCopied(events.reduce(copySlice.reducer, copySlice.getInitialState()));

it('shows no tick before anything was copied', () => {
  expect(copiedAfter()).toBeNull();
  expect(copiedAfter(copyRequested({ row: 'Demo ID', text: 'HD-1' }))).toBeNull();
});

it('shows the tick at what was copied, until it ends', () => {
  expect(
    copiedAfter(copyRequested({ row: 'Demo ID', text: 'HD-1' }), copySucceeded('Demo ID')),
  ).toBe('Demo ID');
  expect(copiedAfter(copySucceeded('Demo ID'), tickEnded())).toBeNull();
});

it('shows no tick when copying failed, nor that of what was copied before', () => {
  expect(
    copiedAfter(copySucceeded('Demo ID'), copyRequested({ row: 'Demo ID', text: 'HD-2' })),
  ).toBeNull();
  expect(copiedAfter(copySucceeded('Demo ID'), copyFailed())).toBeNull();
});
