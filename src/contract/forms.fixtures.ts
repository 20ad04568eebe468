import type { DemoRequest, EventRegistration } from './forms.ts';

const person = {
  first_name: 'Ruth',
  last_name: 'Abara',
  phone: '+12025550123',
  email: 'ruth@example.com',
};

/** One valid form of each kind; tests change only the fields that they are about. */
export const demoRequest: DemoRequest = {
  ...person,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2099-01-02T15:00:00.000Z',
};

export const eventRegistration: EventRegistration = {
  ...person,
  company: 'Alder & Vane',
  reason_for_attending: 'To learn',
};
