/** Words of the pricing page (spec §2, Pricing). */
export const pricingStrings = {
  metaTitle: 'Pricing',
  description:
    'Plans for one agent, for a team that shares leads and for several offices. Monthly or annual billing, with every feature and usage charge side by side.',
  title: 'Every plan is a step towards your real estate excellence',
  billing: {
    label: 'Billing period',
    monthly: 'Monthly',
    annual: 'Annual',
    badge: 'Save up to 33% now',
  },
  plans: {
    listLabel: 'Plans',
    loading: 'Loading plans',
    popular: 'Most popular',
    perMonth: 'per month',
    perYear: 'per year',
    noPrice: 'Price on request',
    unnamed: 'Plan',
    action: 'Get started',
    actionFor: (plan: string) => `Get started with ${plan}`,
    /** Below a monthly price: what a year paid at once would cost. */
    orAnnually: (total: string, percent: number) =>
      percent > 0 ? `or ${total} a year, ${percent}% less` : `or ${total} a year`,
    /** Below an annual price. */
    saved: (amount: string, percent: number) =>
      percent > 0 ? `You save ${amount} a year (${percent}%)` : `You save ${amount} a year`,
  },
  empty: {
    title: 'No plans to show right now',
    text: 'Ask us, and we will tell you what fits your office.',
    link: 'Request a demo',
  },
  failed: 'The plans did not arrive. Trying again often helps.',
  comparison: {
    title: 'Compare the plans',
    caption: 'What each plan includes and what extra use costs',
    rowHeading: 'Feature',
    sections: {
      features: 'Features',
      additionalUsageCharges: 'Additional Usage Charges',
    },
    differencesOnly: 'Show differences only',
    noDifferences: 'The plans are alike in everything listed here.',
    picker: 'Plan to compare',
    included: 'Included',
    excluded: 'Not included',
    absent: 'Not listed',
  },
  testimonial: {
    quote: '“We moved the whole office over on a Tuesday. By Friday',
    emphasis: 'nobody asked whose lead it was.',
    end: '”',
    name: 'Tom Lindqvist',
    role: 'Agent, Alder & Vane Realty',
    photo: '/avatars/tom.svg',
  },
  closing: {
    title: 'Start with one agent',
    text: 'Change plans whenever the office grows.',
    action: 'Get started',
  },
} as const;
