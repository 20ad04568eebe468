import { demoRequest } from '../../contract/forms.fixtures.ts';

/** A valid demo request. */
export const demoForm = (email: string) => ({ ...demoRequest, email });
