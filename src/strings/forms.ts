/** Words that the forms have in common. */
export const formsStrings = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  emailPlaceholder: 'name@brokerage.com',
  /** What another content API will take later. */
  kept: 'We have it, and it is safe with us. The confirmation follows by email.',
} as const;
