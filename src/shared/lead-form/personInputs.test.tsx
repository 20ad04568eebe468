import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PERSON_INPUTS, type PersonInput } from '../../contract/personInputs.fixtures.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { makeTestServices, okAnswer } from '../../testing/testServices.ts';
import { TextField } from '../../ui/Field.tsx';
import { LeadForm } from './LeadForm.tsx';
import { booking, DEMO_TEXTS } from './leads.fixtures.ts';
import { DEMO_FORM } from './leadsApi.ts';
import { loadPhoneModule } from './loadPhoneModule.ts';
import { useLeadForm } from './useLeadForm.ts';

const STRINGS = { title: 'Form', submit: 'Send', submitting: 'Sending', note: '' };
const OTHER_FIELDS = Object.keys(DEMO_TEXTS).slice(4);

function Form() {
  const form = useLeadForm(DEMO_FORM, '/api/request-demo');
  return (
    <LeadForm form={form} strings={STRINGS}>
      {OTHER_FIELDS.map((name) => (
        <TextField key={name} label={name} {...form.field(name)} />
      ))}
    </LeadForm>
  );
}

const input = (name: string) => document.forms[0]!.elements.namedItem(name) as HTMLInputElement;

type Texts = Readonly<Record<string, string>>;

/** As autofill does before the countries have loaded. */
const fillPlainField = async (texts: Texts) => {
  for (const [name, text] of Object.entries(texts)) input(name).value = text;
};

const fillLoadedField = async (texts: Texts) => {
  await act(async () => input('phone').focus());
  for (const [name, text] of Object.entries(texts)) {
    fireEvent.input(input(name), { target: { value: text } });
  }
  await act(async () => input('phone').blur());
};

/** What a form sends, or the errors at its fields. */
const submit = async ({ typed }: PersonInput, fill: (texts: Texts) => Promise<void>) => {
  const services = makeTestServices({ requestDemo: okAnswer(booking) });
  render(
    <Provider store={makeTestStore(services)}>
      <Form />
    </Provider>,
  );
  await fill({ ...DEMO_TEXTS, ...typed });
  const names = Object.keys(typed);
  const errors = () =>
    names.flatMap((name) => {
      const { id } = input(name);
      const message = document.getElementById(`${id}-error`)?.textContent;
      return message ? [[name, message]] : [];
    });
  await act(async () => document.forms[0]!.requestSubmit());
  await waitFor(() => expect(services.requests.length + errors().length).toBeGreaterThan(0));
  const body = services.requests[0]?.body as Texts | undefined;
  const outcome = body
    ? { stored: Object.fromEntries(names.map((name) => [name, body[name]])) }
    : { errors: Object.fromEntries(errors()) as Texts };
  cleanup();
  return { typed, ...outcome };
};

beforeAll(() => loadPhoneModule());

it.each([
  ['the plain field', fillPlainField],
  ['the loaded field', fillLoadedField],
])(
  'reads and refuses names, phones and emails in a form with %s',
  async (_which, fill) => {
    const outcomes = [];
    for (const person of PERSON_INPUTS) outcomes.push(await submit(person, fill));
    expect(outcomes).toEqual(PERSON_INPUTS);
  },
  60_000,
);
