/** Words that every feature page shows. */
export const featurePageStrings = {
  getStarted: 'Get started',
  requestDemo: 'Request a demo',
  otherFeatures: 'Other features',
  discoverTitle: 'Discover more',
  period: {
    label: 'Period',
    names: { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly', custom: 'Custom' },
  },
} as const;
