/** Words that the forms have in common. */
export const formsStrings = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  emailPlaceholder: 'name@brokerage.com',
  unsent:
    'Your connection dropped on the way. Every word is still here, and we send it again as soon as you are back online.',
  demo: {
    submitted: 'Demo request submitted successfully!',
    failed: 'Submission failed. Please try again.',
  },
  registration: {
    submitted: 'Registration submitted successfully!',
    failed: 'Registration failed. Please try again.',
  },
} as const;
