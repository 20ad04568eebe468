/** A valid demo request. */
export const demoForm = (email: string) => ({
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email,
  real_estate_experience: '4+ deals a month' as const,
  monthly_budget: '0-$500' as const,
  preferred_datetime: '2099-01-02T15:00:00Z',
});
