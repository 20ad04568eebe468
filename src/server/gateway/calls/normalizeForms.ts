import type { DemoBooking, RegistrationEcho } from '../../../contract/entities.ts';
import { readId, readRecord, readText } from './readValue.ts';
import { safeFieldUrl } from '../safeUrl.ts';

export const normalizeBooking = (payload: unknown): DemoBooking => {
  const source = readRecord(payload);
  return {
    demo_id: readId(source.demo_id),
    event_link: safeFieldUrl(source.event_link),
    meet_link: safeFieldUrl(source.meet_link),
  };
};

export const normalizeRegistration = (payload: unknown): RegistrationEcho => {
  const source = readRecord(payload);
  return {
    first_name: readText(source.first_name),
    last_name: readText(source.last_name),
    email: readText(source.email),
  };
};
