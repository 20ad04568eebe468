import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { Bell } from './Bell.tsx';
import { lazyDashboard } from './lazyDashboard.ts';
import { agentReplied, leadArrived, replyDelivered } from './bellSlice.ts';

const { bell, proof } = SITE_TEXTS.home;

const renderBell = async (texts = bell!) => {
  await lazyDashboard.load();
  const { store, user, container } = renderWithProviders(<Bell texts={texts} proof={proof} />);
  const button = screen.getByRole('button', { name: 'Ring the bell' });
  // The pill loads with the first press.
  await import('./RingPill.tsx');
  const press = async () => {
    await user.click(button);
    await screen.findByText(/asks about/);
  };
  const pass = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => void store.dispatch(action));
  const picture = () => screen.getByRole('img').getAttribute('aria-label');
  const firstRow = () => container.querySelector('ol li')!.textContent;
  return { button, press, pass, picture, firstRow };
};

it('shows each phase of a ring in the picture and beside it', async () => {
  const { button, press, pass, picture, firstRow } = await renderBell();
  expect(screen.getByText('You’re the buyer. Ring, and time our reply.')).toBeVisible();
  expect(picture()).toContain('32 new leads, 26 reached, 6 waiting. The next lead goes to Owen.');
  expect(firstRow()).toContain('Theo Grant');

  await press();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(picture()).toContain('32 new leads, 26 reached, 6 waiting');

  pass(leadArrived());
  expect(screen.getByText(/It’s on Owen’s phone/)).toBeVisible();
  expect(picture()).toContain('33 new leads, 26 reached, 7 waiting. The next lead goes to Priya.');
  expect(firstRow()).toContain('Nadia Brandt');

  pass(agentReplied());
  expect(screen.getByText(/Owen: “Hi Nadia/)).toBeVisible();
  expect(picture()).toContain('33 new leads, 26 reached, 7 waiting');

  pass(replyDelivered());
  expect(picture()).toContain('33 new leads, 27 reached, 6 waiting');
  expect(firstRow()).toContain('Replied in 0:41');
  expect(screen.getByRole('link', { name: 'And your office?' })).toHaveAttribute(
    'href',
    '/request-demo',
  );
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('lists two leads of a company that names one caller', async () => {
  const { press, pass, firstRow } = await renderBell({
    ...bell!,
    callers: bell!.callers.slice(0, 1),
  });
  for (let ring = 0; ring < 2; ring += 1) {
    await press();
    for (const action of [leadArrived(), agentReplied(), replyDelivered()]) pass(action);
    expect(firstRow()).toContain('Replied in');
  }
});

it('announces the answer in one sentence, and nothing before it', async () => {
  const { press, pass } = await renderBell();
  await press();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  pass(leadArrived());
  pass(agentReplied());
  expect(status).toBeEmptyDOMElement();
  pass(replyDelivered());
  expect(status).toHaveTextContent('Owen replied to Nadia Brandt in 0:41, and 6 leads still wait.');
});

it('keeps the focus on the button while it rings', async () => {
  const { button, press, pass } = await renderBell();
  await press();
  expect(button).toHaveFocus();
  pass(replyDelivered());
  expect(button).toHaveFocus();
});

it('links to the people who use the product', async () => {
  await renderBell();
  const [link] = screen.getAllByRole('link', { name: /Built in a working brokerage/ });
  expect(link).toHaveAttribute('href', '/about-us');
});
