import { voiceOf } from './voices.ts';

export const pricingStrings = {
  metaTitle: 'Pricing for agents, teams and offices',
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
    covered: (users: string) => `for ${users.toLowerCase()} ${users === '1' ? 'user' : 'users'}`,
    noPrice: 'Price on request',
    unnamed: 'Plan',
    action: 'Get Started',
    actionFor: (plan: string) => `Get Started with ${plan}`,
    trial: '14 days free. No credit card needed. Cancel anytime.',
    texting:
      'During the trial, you only need a card to text US numbers: carriers charge a registration fee.',
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
    title: 'Compare the plans',
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
    title: 'Which plan fits your office?',
    text: 'Enter your numbers to see which plan fits.',
    people: 'People',
    leads: 'New leads a month',
    submit: 'Show the plan',
    refused: 'Enter a whole number from 1 to 9,999, in digits only.',
    waiting: 'Enter both numbers to see your plan',
    recommended: 'Recommended plan',
    none: {
      title: 'That’s more than our plans cover',
      text: 'Tell us about the office, and we’ll work out a price with you.',
      link: 'Request a demo',
    },
    users: (included: number, extra: number) => {
      if (!Number.isFinite(included)) return 'Includes unlimited users.';
      const users = `Includes ${included} ${included === 1 ? 'user' : 'users'}.`;
      return extra === 0 ? users : `${users} The price covers ${extra} extra.`;
    },
    note: 'We assume a lead stays active for about six months. Calls and texts are billed as you use them.',
  },
  faqs: {
    title: 'Before you sign up',
    text: 'Rather talk to someone? Everyone who answers our phone has worked in a brokerage.',
    items: [
      {
        id: 'trial',
        question: 'What’s included in the trial?',
        answer:
          'Fourteen days on the plan you choose, with every feature in it: import your list, invite your team and connect your lead sources. Sixty minutes of calls are included.',
        link: { label: 'Create your office', article: 'create-your-office' },
      },
      {
        id: 'card',
        question: 'Do I need a credit card?',
        answer:
          'Not to start. Texting US numbers needs one, because carriers charge a registration fee. Otherwise we ask for a card when you decide to stay.',
        link: { label: 'Register your brand', article: 'register-your-brand-with-carriers' },
      },
      {
        id: 'end',
        question: 'What happens after 14 days?',
        answer:
          'We don’t charge you automatically. If you decide to stay, choose a plan and enter a card. If you don’t, your account stops taking leads, calls and texts. You can view and export everything for 30 more days. After that we delete it.',
        link: { label: 'What is charged, and when', article: 'usage-charges-and-invoices' },
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer:
          'In Settings, under Billing. You don’t have to call anyone. Your account stays open until the end of the month or year you’ve paid for, and nothing renews after that. We don’t prorate refunds on annual plans, so if you’re not sure, start with monthly.',
        link: { label: 'How to cancel', article: 'change-your-plan' },
      },
      {
        id: 'change',
        question: 'Can I change my plan later?',
        answer:
          'Yes, you can move up or down at any time. Upgrades take effect right away and are prorated. Downgrades start at the end of the period you’ve paid for. You’ll see the amount before you confirm.',
        link: { label: 'Change your plan', article: 'change-your-plan' },
      },
    ],
  },
  testimonial: {
    ...voiceOf('samir', 'We moved the whole office over on a Tuesday. By Friday'),
    emphasis: 'no one asked whose lead it was.',
  },
  closing: {
    title: 'Start with one agent',
    text: 'Upgrade when your office grows.',
    action: 'Get Started',
  },
} as const;
