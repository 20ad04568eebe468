import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { SPEED_REPORTS_PATH } from '../../contract/constants.ts';
import type { AppStore } from '../../store/makeStore.ts';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { sampleSpeed } from './sampleSpeed.ts';

// It measures by what only browsers have.
jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }));

const dispatch = jest.fn();
const store = { dispatch } as unknown as AppStore;
const sendBeacon = jest.fn((_path: string, _report: string) => true);
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.clearAllMocks();
  readyState = 'complete';
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: false });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const sample = (vitalsSample?: number) =>
  sampleSpeed(store, '/pricing', { ...TEST_SITE, ...(vitalsSample && { vitalsSample }) });

it('tells the site each vital with the route, and nothing else', async () => {
  await sample(1);
  const metric = { name: 'LCP', value: 1234.5, id: 'v6-1', entries: [] } as unknown as Metric;
  (onLCP as jest.Mock).mock.calls.forEach(([tell]) => (tell as (metric: Metric) => void)(metric));
  const report = { route: '/pricing', vital: 'LCP', value: 1234.5 };
  expect(dispatch.mock.calls).toEqual([[{ type: 'speed/speedMeasured', payload: report }]]);
  expect(sendBeacon.mock.calls).toEqual([[SPEED_REPORTS_PATH, JSON.stringify(report)]]);
  expect([onINP, onCLS].map((one) => (one as jest.Mock).mock.calls.length)).toEqual([1, 1]);
});

it.each([
  [0.5, 0.49, 1],
  [0.5, 0.5, 0],
  [undefined, 0, 0],
])('of a share of %s and a chance of %s measures %s', async (share, chance, times) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  await sample(share);
  expect(onLCP).toHaveBeenCalledTimes(times);
});

it('measures nobody who asks for privacy', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await sample(1);
  expect(onLCP).not.toHaveBeenCalled();
});

it('waits until the page is loaded', async () => {
  readyState = 'interactive';
  const sampled = sample(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onLCP).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await sampled;
  expect(onLCP).toHaveBeenCalledTimes(1);
});
