import { lazyPart } from '../../ui/lazyPart.tsx';

/** What the bar's buttons open. Most visits open none, so it is one chunk, loaded when a button is about to be used. */
export const featuresPanel = lazyPart(async () => {
  const { FeaturesPanel } = await import(/* webpackChunkName: "menus" */ './FeaturesPanel.tsx');
  return FeaturesPanel;
});

export const resourcesPanel = lazyPart(async () => {
  const { ResourcesPanel } = await import(/* webpackChunkName: "menus" */ './ResourcesPanel.tsx');
  return ResourcesPanel;
});

export const mobileSheet = lazyPart<{ id: string }>(async () => {
  const { MobileSheet } = await import(/* webpackChunkName: "menus" */ './MobileSheet.tsx');
  return MobileSheet;
});

/** Loads all of them. Failing is no harm yet: opening one tries again. */
export const loadMenus = (): Promise<void> =>
  Promise.all([featuresPanel.load(), resourcesPanel.load(), mobileSheet.load()]).then(
    () => undefined,
    () => undefined,
  );

/** For a button that opens one of them: whoever points at it or focuses it is about to press it. */
export const menuIntent = {
  onPointerEnter: () => void loadMenus(),
  onFocus: () => void loadMenus(),
} as const;
