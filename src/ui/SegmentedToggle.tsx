import { useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden, forcedChosen, forcedEdge } from '../theme/mixins.ts';
import { color, motion, radius, shadow } from '../theme/tokens.ts';

const Track = styled.div`
  display: inline-flex;
  padding: 4px;
  border-radius: ${radius.control};
  background: ${color.plaster};
  ${forcedEdge}
`;

const Choice = styled(Track)<{ $hasLinks: boolean }>`
  @media (scripting: none) {
    ${({ $hasLinks }) => $hasLinks && 'display: none;'}
  }
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
  padding: 0 clamp(10px, 1.55vw, 22px);
  border-radius: 9px;
  color: ${color.ink2};
  font-size: 1rem;
  font-weight: 560;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  &:hover {
    color: ${color.ink};
  }
  ${Radio}:checked + &,
  [aria-current] > & {
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
  label: string;
  /** `to` is the address that selects the value without scripts. */
  options: readonly { value: Value; label: string; to?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function SegmentedToggle<Value extends string>(props: SegmentedToggleProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const links = options.filter(({ to }) => to !== undefined);
  return (
    <>
      <Choice role="radiogroup" aria-label={label} $hasLinks={links.length > 0}>
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
      </Choice>
      {links.length > 0 && (
        // Without scripts, links replace the radio buttons.
        <noscript>
          <Track role="group" aria-label={label}>
            {links.map(({ value: linked, label: words, to }) => (
              <a key={linked} href={to} aria-current={linked === value ? 'true' : undefined}>
                <Face>{words}</Face>
              </a>
            ))}
          </Track>
        </noscript>
      )}
    </>
  );
}
