import { useState } from 'react';
import { styled } from 'styled-components';
import { CountryPanel } from '../../shared/lead-form/CountryPanel.tsx';
import { CountryFlag } from '../../shared/lead-form/phoneControls.tsx';
import { PhoneField } from '../../shared/lead-form/PhoneField.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { countries } from './samples.ts';
import { States, OnDemand, Specimen, Specimens } from './Specimen.tsx';

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

/** A field as it is, required with an error, and disabled. */
const FIELD_STATES: readonly { name: string; states?: []; props: object }[] = [
  { name: 'at rest', props: {} },
  { name: 'with an error', props: { required: true, error: 'First name is required' } },
  // Nothing can be done with it, so there is one look.
  { name: 'disabled', states: [], props: { disabled: true } },
];

const Place = styled.div`
  position: relative;
  min-height: 380px;
`;

const ignore = () => undefined;

function Phones() {
  const [phone, setPhone] = useState('+15035550142');
  return (
    <>
      <Specimen name="PhoneField" note="The button at its left opens the list of countries.">
        <States wide>
          <PhoneField label="Phone" name="phone" value="" onChange={ignore} />
        </States>
        <PhoneField label="With a number" name="phone-filled" value={phone} onChange={setPhone} />
        <PhoneField
          label="With an error"
          name="phone-error"
          value=""
          onChange={ignore}
          error="Phone number is required"
          required
        />
        <fieldset disabled>
          <PhoneField label="Disabled" name="phone-disabled" value="" onChange={ignore} />
        </fieldset>
      </Specimen>
      <Specimen
        name="CountryPanel, the list of countries that CountrySelect opens"
        note="It takes the focus. Arrow keys move in it, Enter chooses, Esc closes it; a search without a match says so."
      >
        <OnDemand name="the list">
          <Place>
            <CountryPanel
              countries={countries}
              selected={countries[3]}
              onChoose={ignore}
              onDismiss={ignore}
            />
          </Place>
        </OnDemand>
        <CountryFlag code="US" />
      </Specimen>
    </>
  );
}

/** Everything that is filled in. */
export function KitFields() {
  return (
    <Specimens title="Fields">
      {FIELD_STATES.map(({ name, states, props }) => (
        <Specimen key={name} name={`TextField, SelectField and TextAreaField, ${name}`}>
          <States wide states={states}>
            <TextField label="Text" placeholder="Placeholder" {...props} />
          </States>
          <States wide states={states}>
            <SelectField label="Choice" placeholder="Choose" options={OPTIONS} {...props} />
          </States>
          <States wide states={states}>
            <TextAreaField label="Several lines" {...props} />
          </States>
        </Specimen>
      ))}
      <Phones />
    </Specimens>
  );
}
