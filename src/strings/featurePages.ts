export const featurePageStrings = {
  otherFeatures: 'Other features',
  period: {
    label: 'Period',
    names: { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly', custom: 'Custom' },
  },
} as const;
