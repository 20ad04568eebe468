import { callPath } from '../../contract/calls.ts';
import { demoRequest } from '../../contract/forms.fixtures.ts';

/** A valid demo request. */
export const demoForm = (email: string) => ({ ...demoRequest, email });

/** Sends a valid demo request to a site. */
export const postDemo = async (siteUrl: string, email: string) => {
  const response = await fetch(siteUrl + callPath('requestDemo'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoForm(email)),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { data: { demo_id: string; meet_link: string } };
};
