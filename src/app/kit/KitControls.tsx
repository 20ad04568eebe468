import { useState } from 'react';
import { Accordion } from '../../ui/Accordion';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button, ButtonLink, ExternalButton, type ButtonVariant } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { SelectField, TextAreaField, TextField } from '../../ui/Field';
import { Pager } from '../../ui/Pager';
import { PhoneField } from '../../ui/PhoneField';
import { SegmentedToggle } from '../../ui/SegmentedToggle';
import { TableOfContents } from '../../ui/TableOfContents';
import { TextLink } from '../../ui/TextLink';
import { Specimen, Specimens } from './Specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'lit', 'secondary', 'ghost'];
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const HEADINGS = [
  { id: 'kit-one', text: 'A first part', level: 2 },
  { id: 'kit-two', text: 'A part within it', level: 3 },
];
const QUESTIONS = ['first', 'second'].map((id) => ({
  id,
  question: `The ${id} question?`,
  answer: `The ${id} answer.`,
}));
const PAGE_COUNT = 3;

function Buttons() {
  return (
    <Specimens title="Buttons and links">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: at rest, busy, disabled`}>
          <Button variant={variant}>Press</Button>{' '}
          <Button variant={variant} busy disabled>
            Submitting...
          </Button>{' '}
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, ExternalButton, TextLink, CopyButton">
        <ButtonLink to="/">Inside</ButtonLink>{' '}
        <ExternalButton href="https://app.example.com" target="_blank">
          Outside
        </ExternalButton>{' '}
        <TextLink to="/">Text link</TextLink> <CopyButton label="Copy" onCopy={() => undefined} />
      </Specimen>
    </Specimens>
  );
}

/** A field at rest, required with an error, and disabled. */
const FIELD_STATES = [
  { name: 'at rest' },
  { name: 'error', required: true, error: 'First name is required' },
  { name: 'disabled', disabled: true },
];

function Fields() {
  const [phone, setPhone] = useState('');
  return (
    <Specimens title="Fields">
      {FIELD_STATES.map(({ name, ...state }) => (
        <Specimen key={name} name={`Fields, ${name}`}>
          <TextField label="Text" placeholder="Placeholder" {...state} />
          <SelectField label="Choice" placeholder="Choose" options={OPTIONS} {...state} />
          <TextAreaField label="Several lines" {...state} />
        </Specimen>
      ))}
      <Specimen name="PhoneField, at rest and with an error">
        <PhoneField label="Phone" name="phone" value={phone} onChange={setPhone} />
        <PhoneField
          label="Phone"
          name="phone-error"
          value={phone}
          onChange={setPhone}
          error="Phone number is required"
          required
        />
      </Specimen>
    </Specimens>
  );
}

function Disclosures() {
  const [openIds, setOpenIds] = useState<readonly string[]>(['first']);
  const [isOpen, setIsOpen] = useState(true);
  const [period, setPeriod] = useState('one');
  const [page, setPage] = useState(0);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
  return (
    <Specimens title="Disclosures and ways through">
      <Specimen name="Accordion, one open">
        <Accordion items={QUESTIONS} openIds={openIds} onToggle={toggle} headingLevel={4} />
      </Specimen>
      <Specimen name="TableOfContents">
        <TableOfContents
          title="Contents"
          headings={HEADINGS}
          open={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
      </Specimen>
      <Specimen name="SegmentedToggle">
        <SegmentedToggle label="Choice" options={OPTIONS} value={period} onChange={setPeriod} />
      </Specimen>
      <Specimen name="Pager, disabled at its ends">
        <Pager
          label="Pages of the kit"
          page={page}
          pageCount={PAGE_COUNT}
          onPrevious={() => setPage(Math.max(0, page - 1))}
          onNext={() => setPage(Math.min(PAGE_COUNT - 1, page + 1))}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Nowhere' }, { label: 'Here' }]} />
      </Specimen>
    </Specimens>
  );
}

/** Everything that is pressed, filled in or opened. */
export function KitControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Disclosures />
    </>
  );
}
