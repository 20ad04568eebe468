import type {
  DemoBooking,
  RegistrationEcho,
  SubscriptionReceipt,
} from '../../../contract/entities.ts';
import { readId, readRecord, readText } from './readValue.ts';
import { isExternal, safeFieldUrl } from '../../html/safeUrl.ts';

export const normalizeBooking = (payload: unknown): DemoBooking => {
  const source = readRecord(payload);
  const change_link = webAddress(source.change_link);
  return {
    demo_id: readId(source.demo_id),
    event_link: webAddress(source.event_link),
    meet_link: webAddress(source.meet_link),
    ...(change_link && { change_link }),
  };
};

/** The address of another place, which a visitor can copy and take along: http or https, else ''. */
const webAddress = (value: unknown): string => {
  const address = safeFieldUrl(value);
  return isExternal(address) ? address : '';
};

/** A receipt as ours are, if there is one. */
const receiptIn = ({ receipt }: Readonly<Record<string, unknown>>): { receipt?: string } =>
  typeof receipt === 'string' && RECEIPT.test(receipt) ? { receipt } : {};

const RECEIPT = /^H[A-Z]-[2-9A-Z]{6}$/;

export const normalizeSubscription = (payload: unknown): SubscriptionReceipt | null => {
  const { receipt } = receiptIn(readRecord(payload));
  return receipt === undefined ? null : { receipt };
};

export const normalizeRegistration = (payload: unknown): RegistrationEcho => {
  const source = readRecord(payload);
  return {
    first_name: readText(source.first_name),
    last_name: readText(source.last_name),
    email: readText(source.email),
    ...receiptIn(source),
    ...(webAddress(source.link) && { link: webAddress(source.link) }),
  };
};
