/** Words that every feature page shows. */
export const featurePageStrings = {
  getStarted: 'Get started',
  requestDemo: 'Request a demo',
  otherFeatures: 'Other features',
  discoverTitle: 'Discover more',
} as const;
