import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { SPEED_REPORTS_PATH } from '../../contract/constants.ts';
import type { AppStore } from '../../store/makeStore.ts';
import { speedMeasured } from '../../store/speedMeasured.ts';

/**
 * Measures this visit, from its page's loading on, and tells the site: which route it began at, what was measured, and
 * nothing of who is there. Values are final when the page is hidden or first used; each is told once.
 */
export const measureSpeed = (store: AppStore, route: string): void => {
  const tell = ({ name, value }: Metric) => {
    const report = { route, vital: name, value };
    store.dispatch(speedMeasured(report));
    navigator.sendBeacon(SPEED_REPORTS_PATH, JSON.stringify(report));
  };
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
};
