import { EVENT_TIME_ZONE } from '../contract/constants.ts';

/** When the phone is answered: hours of the day on the clocks of a zone. */
export const phoneHours = {
  from: 8,
  to: 20,
  zone: EVENT_TIME_ZONE,
  open: 'Every day, 8 AM to 8 PM ET',
  call: (number: string) => `Call ${number}`,
  yourTime: (from: string, to: string) => `Every day, ${from} to ${to} your time`,
} as const;
