import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callPath } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { okAnswer, renderRoute, type TestAnswer } from '../../testing/renderWithProviders.tsx';

/** Where the form is sent without scripts. */
export const ACTION = callPath('requestDemo');

export const booking = {
  demo_id: 'HD-7K3M9Q',
  event_link: 'https://site.test/calendar/HD-7K3M9Q.ics',
  meet_link: 'https://meet.test/HD-7K3M9Q',
};

export const accepted = okAnswer(booking, 'See you then.');

/** The demo page, whose call is answered by `answer`; `loadRoute` has to have loaded it. */
export const renderPage = (answer: TestAnswer<'requestDemo'> = accepted) =>
  renderRoute(paths.requestDemo, { answers: { requestDemo: answer } });

export const field = (name: string) => screen.getByLabelText(name);
export const submitButton = () => screen.getByRole('button', { name: 'Request a demo' });

/** A day in the future. */
const someDay = '2099-12-03';

/** Fills every field in, with extra spaces. Pasted, because typing takes seconds. */
export const fillIn = async (user: UserEvent, chooseMoment = () => chooseSomeMoment(user)) => {
  const texts = {
    'First name': '  Zoë-Ann ',
    'Last name': "O'Neil",
    Phone: '5035550142',
    Email: ' zoe@example.com',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.selectOptions(field('Real estate experience'), '1-3 deals a month');
  await user.selectOptions(field('Monthly budget'), '$501-$2,500');
  await chooseMoment();
};

const chooseSomeMoment = async (user: UserEvent) => {
  await user.type(field('Preferred date'), someDay);
  await user.selectOptions(field('Preferred time'), '2:00 PM');
};
