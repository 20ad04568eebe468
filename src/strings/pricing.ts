export const pricingStrings = {
  billing: {
    label: 'Billing period',
    monthly: 'Monthly',
    annual: 'Annual',
  },
  plans: {
    listLabel: 'Plans',
    loading: 'Loading plans',
    perMonth: 'per month',
    perYear: 'per year',
    covered: (users: string) => `for ${users.toLowerCase()} ${users === '1' ? 'user' : 'users'}`,
    noPrice: 'Price on request',
    unnamed: 'Plan',
    actionFor: (action: string, plan: string) => `${action} with ${plan}`,
    fits: 'Fits your office',
    orAnnually: (total: string, percent: number) =>
      percent > 0 ? `or ${total} a year, ${percent}% less` : `or ${total} a year`,
    saved: (amount: string, percent: number) =>
      percent > 0 ? `You save ${amount} a year (${percent}%)` : `You save ${amount} a year`,
  },
  empty: {
    title: 'We can’t show the plans right now',
    text: 'Tell us about your office and we’ll recommend one.',
    link: 'Request a demo',
  },
  failed: 'We couldn’t load the plans. Please try again.',
  comparison: {
    caption: 'What each plan includes, and what usage costs',
    rowHeading: 'Feature',
    sections: { features: 'Features', additionalUsageCharges: 'Additional Usage Charges' },
    differencesOnly: 'Show differences only',
    noDifferences: 'These plans are the same on everything listed here.',
    picker: (plan: string) => `Compare ${plan} with`,
    included: 'Included',
    excluded: 'Not included',
    absent: 'Not listed',
    perPeriod: { monthly: '/mo', annual: '/yr' },
  },
  calculator: {
    people: 'People',
    leads: 'New leads a month',
    submit: 'Show the plan',
    refused: 'Enter a whole number from 1 to 9,999, in digits only.',
    waiting: 'Enter both numbers to see your plan',
    recommended: 'Recommended plan',
    lit: (people: number, users: number) => {
      const lit = `${people} of ${users} ${users === 1 ? 'window' : 'windows'} lit`;
      return people < users ? `${lit}: room for ${users - people} more.` : `${lit}.`;
    },
    users: (included: number, extra: number) => {
      if (!Number.isFinite(included)) return 'Includes unlimited users.';
      const users = `Includes ${included} ${included === 1 ? 'user' : 'users'}.`;
      return extra === 0 ? users : `${users} The price covers ${extra} extra.`;
    },
  },
} as const;
