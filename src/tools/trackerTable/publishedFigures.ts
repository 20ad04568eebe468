/** One framework of https://github.com/e18e/framework-tracker. */
export interface FrameworkFigures {
  rendersPerSecond: number;
  bodyKb: number;
  /** At the number of connections with the most answers. */
  peakPerSecond: number;
  peakP99Ms: number;
  fcpMs?: number;
  clickMs?: number;
}

export const PUBLISHED_ON = '2026-08-16';

/** From the `ci-stats.json` of each of the tracker's applications. */
export const PUBLISHED: Readonly<Record<string, FrameworkFigures>> = {
  'plain HTML': { rendersPerSecond: 847, bodyKb: 97, peakPerSecond: 1616, peakP99Ms: 44 },
  'Astro 7.1': {
    rendersPerSecond: 677,
    bodyKb: 97,
    peakPerSecond: 1155,
    peakP99Ms: 326,
    fcpMs: 90,
    clickMs: 7,
  },
  'SvelteKit 2.54': {
    rendersPerSecond: 457,
    bodyKb: 184,
    peakPerSecond: 504,
    peakP99Ms: 33,
    fcpMs: 110,
    clickMs: 14,
  },
  'React Router 7.10': {
    rendersPerSecond: 350,
    bodyKb: 212,
    peakPerSecond: 146,
    peakP99Ms: 2058,
    fcpMs: 150,
    clickMs: 17,
  },
  'TanStack Start 1.145': {
    rendersPerSecond: 328,
    bodyKb: 194,
    peakPerSecond: 44,
    peakP99Ms: 154,
    fcpMs: 175,
    clickMs: 32,
  },
  'Next 16.1': {
    rendersPerSecond: 225,
    bodyKb: 200,
    peakPerSecond: 38,
    peakP99Ms: 159,
    fcpMs: 193,
    clickMs: 19,
  },
};
