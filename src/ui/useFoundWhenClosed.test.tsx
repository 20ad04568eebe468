import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './Accordion.tsx';

const items = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  question: `The ${id} question?`,
  answer: `The ${id} answer.`,
}));

function Questions() {
  const [openIds, setOpenIds] = useState<string[]>([]);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
  return <Accordion items={items} openIds={openIds} onToggle={toggle} />;
}

const closedPart = (id: string) => screen.getByText(`The ${id} answer.`).closest('[hidden]');
const button = (id: string) => screen.getByRole('button', { name: `The ${id} question?` });

const renderQuestions = async () => {
  // The attribute is set after the transitions.
  await act(async () => render(<Questions />));
  return userEvent.setup();
};

it.each(items)('opens the answer that find-in-page found: $id', async ({ id }) => {
  await renderQuestions();
  const content = closedPart(id)!;
  expect(content).toHaveAttribute('hidden', 'until-found');
  await act(async () => content.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(button(id)).toHaveAttribute('aria-expanded', 'true');
  expect(closedPart(id)).toBeNull();
  const others = items.filter((item) => item.id !== id);
  expect(others.every((other) => closedPart(other.id) !== null)).toBe(true);
});

it('can be found again after it was opened and closed', async () => {
  const user = await renderQuestions();
  await user.click(button('second'));
  expect(closedPart('second')).toBeNull();
  await user.click(button('second'));
  expect(closedPart('second')).toHaveAttribute('hidden', 'until-found');
});

it('leaves hiding to the styles in browsers that cannot find it', async () => {
  const { prototype } = HTMLElement;
  const support = Object.getOwnPropertyDescriptor(prototype, 'onbeforematch')!;
  Reflect.deleteProperty(prototype, 'onbeforematch');
  await renderQuestions();
  Object.defineProperty(prototype, 'onbeforematch', support);
  expect(closedPart('first')).toBeNull();
  expect(screen.getByText('The first answer.')).not.toBeVisible();
});
