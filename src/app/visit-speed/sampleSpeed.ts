import { nextIdleMoment } from '../../lib/nextIdleMoment.ts';
import type { AppStore } from '../../store/makeStore.ts';
import type { SiteSettings } from '../../ui/SiteContext.ts';
import { asksForPrivacy } from '../learnLeadSource.ts';

/** Has some visits measured, once the page is there and the browser has nothing better to do; most load nothing for it. */
export const sampleSpeed = async (
  store: AppStore,
  route: string,
  { vitalsSample = 0 }: SiteSettings,
): Promise<void> => {
  if (Math.random() >= vitalsSample || asksForPrivacy()) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  await nextIdleMoment();
  const { measureSpeed } = await import(/* webpackChunkName: "visit-speed" */ './measureSpeed.ts');
  measureSpeed(store, route);
};
