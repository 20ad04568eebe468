/** Words that the forms have in common. */
export const formsCopy = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  emailPlaceholder: 'name@brokerage.com',
} as const;
