/** Words that every feature page shows. */
export const featurePageCopy = {
  getStarted: 'Get started',
  requestDemo: 'Request a demo',
  otherFeatures: 'Other features',
  discoverTitle: 'Discover more',
} as const;
