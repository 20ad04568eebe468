/** Words that the forms have in common. */
export const formsStrings = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  emailPlaceholder: 'name@brokerage.com',
} as const;
