import { useState } from 'react';
import { callPath } from '../../contract/calls.ts';
import { BUDGET_OPTIONS, EXPERIENCE_OPTIONS } from '../../contract/constants.ts';
import { localDay, localTime } from '../../lib/dates.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { DEMO_FORM } from '../../shared/lead-form/leadsApi.ts';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { SelectField } from '../../ui/Field.tsx';
import { DateTimeFields, SlotChoices } from './DateTimeFields.tsx';

const strings = requestDemoStrings.form;

const BUDGETS = BUDGET_OPTIONS.map((budget) => ({ value: budget, label: budget }));

export function DemoRequestForm() {
  const form = useLeadForm(DEMO_FORM, callPath('requestDemo'));
  const { draft, field, submit, result } = form;
  const [chosenSlot, setChosenSlot] = useState('');

  const handleChoose = (slot: string) => {
    const instant = Date.parse(slot);
    setChosenSlot(slot);
    submit({ preferred_date: localDay(instant), preferred_time: localTime(instant) });
  };
  // If the chosen slot is taken as well, the controls show it. Their key remounts them.
  const momentField = (name: 'preferred_date' | 'preferred_time') => ({
    ...field(name),
    ...(chosenSlot !== '' && { defaultValue: draft[name] }),
  });
  return (
    <LeadForm form={form} strings={strings}>
      <SelectField
        {...field('real_estate_experience')}
        label={strings.experience}
        placeholder={strings.choose}
        options={EXPERIENCE_OPTIONS}
        required
      />
      <SelectField
        {...field('monthly_budget')}
        label={strings.budget}
        placeholder={strings.choose}
        options={BUDGETS}
        required
      />
      <DateTimeFields
        key={chosenSlot}
        day={draft.preferred_date ?? ''}
        date={momentField('preferred_date')}
        time={momentField('preferred_time')}
        hasScripts={result === null}
      />
      {result?.alternatives ? (
        <SlotChoices slots={result.alternatives} />
      ) : (
        <SlotChoices slots={form.alternatives} onChoose={handleChoose} />
      )}
    </LeadForm>
  );
}
