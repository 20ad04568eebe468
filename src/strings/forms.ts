export const formsStrings = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  emailPlaceholder: 'name@brokerage.com',
  unsent:
    'We couldn’t reach our server. Everything you typed is still here, and we’ll keep trying to send it while this page is open.',
  demo: {
    submitted: 'Demo request submitted successfully!',
    failed: 'Submission failed. Please try again.',
  },
  registration: {
    submitted: 'Registration submitted successfully!',
    failed: 'Registration failed. Please try again.',
  },
} as const;

export const phoneStrings = {
  placeholder: 'Enter your phone number',
  country: (name: string, code: string) => `Country code: ${name}, +${code}`,
  chooseCountry: 'Country code: choose a country',
  search: 'Search countries',
  countries: 'Countries',
  empty: 'No entries to show',
  withoutScripts: 'Start with your country code, like +1 202 555 0142.',
} as const;
