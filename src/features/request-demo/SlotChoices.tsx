import { useId } from 'react';
import { styled } from 'styled-components';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldRow } from '../../shared/lead-form/FormCard.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { useTimeZone } from '../../ui/clock.ts';
import { momentText } from './demoMoments.ts';

const Root = styled(FieldRow)`
  display: grid;
  gap: 12px;
`;

interface SlotChoicesProps {
  /** ISO instants. */
  slots: readonly string[];
  /** Left out on a page without scripts: there each choice sends the form. */
  onChoose?: ((slot: string) => void) | undefined;
}

/** The free hours nearest to one that is taken, one press each. */
export function SlotChoices({ slots, onChoose }: SlotChoicesProps) {
  const titleId = useId();
  const zone = useTimeZone();
  const { eventZone } = useSite();
  if (slots.length === 0) return null;
  return (
    <Root role="group" aria-labelledby={titleId}>
      <p id={titleId}>{requestDemoStrings.form.alternatives}</p>
      {slots.map((slot) => (
        <Button
          key={slot}
          variant="secondary"
          type={onChoose ? 'button' : 'submit'}
          name="preferred_datetime"
          value={slot}
          onClick={onChoose && (() => onChoose(slot))}
        >
          {momentText(slot, zone ?? eventZone.id)}
        </Button>
      ))}
    </Root>
  );
}
