import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { visuallyHidden, forcedChosen, forcedEdge } from '../theme/mixins.ts';
import { color, motion, radius, shadow } from '../theme/tokens.ts';

const Track = styled.div`
  display: inline-flex;
  padding: 4px;
  border-radius: ${radius.control};
  background: ${color.plaster};
  ${forcedEdge}
`;

const Segment = styled.label`
  position: relative;
  cursor: pointer;
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  min-height: 3rem;
  padding: 0 22px;
  border-radius: 9px;
  color: ${color.ink2};
  font-size: 1rem;
  font-weight: 560;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  /* It shares a narrow column on small desktops. */
  ${media.lg} {
    padding-inline: clamp(16px, 1.55vw, 22px);
  }
  &:hover {
    color: ${color.ink};
  }
  ${Radio}:checked + & {
    background: ${color.white};
    color: ${color.ink};
    box-shadow: ${shadow.sh1}, ${shadow.hair};
    ${forcedChosen}
  }
  ${Radio}:focus-visible + & {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

export interface SegmentedToggleProps<Value extends string> {
  /** The name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice of a few, all in sight. The arrow keys move between them. */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedToggleProps<Value>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Face>{option.label}</Face>
        </Segment>
      ))}
    </Track>
  );
}
