import { css, styled } from 'styled-components';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { type } from '../theme/mixins.ts';

export const controlStyles = css`
  width: 100%;
  height: ${size.control};
  padding: 0 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font-size: 1.0625rem;
  line-height: 1.3;
  letter-spacing: 0;
  font-weight: 450;
  text-overflow: ellipsis;
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.brick};
    padding-inline: 15px;
    background: ${color.brickWash};
  }
  &:focus,
  &:focus-visible {
    border: 2px solid ${color.ink};
    padding-inline: 15px;
    border-radius: ${radius.control};
    outline: 3px solid ${color.lit};
    outline-offset: 0;
  }
  &:disabled {
    border: 1px solid ${color.control};
    padding-inline: 16px;
    background: ${color.plaster};
    color: ${color.ink3};
    opacity: 1;
    cursor: not-allowed;
  }
`;

const Shell = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
`;

// The star is not part of the label's accessible name; the control has `required`.
const Label = styled.label<{ $isRequired: boolean }>`
  ${type.label}

  &::after {
    ${({ $isRequired }) => $isRequired && `content: ' *'; content: ' *' / '';`}
    color: ${color.ink3};
  }
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${color.brick};
  font-size: 0.875rem;
  font-weight: 520;
  line-height: 1.25rem;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Input = styled.input`
  ${controlStyles}
`;

const TextArea = styled.textarea`
  ${controlStyles}
  height: 8rem;
  padding-block: 0.9375rem;
  line-height: 1.5;
  resize: vertical;
`;

const Select = styled.select`
  ${controlStyles}
  padding-right: 44px;
  appearance: none;
`;

const SelectBox = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset: calc(50% - 10px) 16px auto auto;
    pointer-events: none;
  }
`;

export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  error?: string;
}

type ControlOf<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Element>,
  'children'
>;

type FieldShellProps<Control> = FieldProps &
  Control & { children: (control: Control & ControlProps) => ReactNode };

export function FieldShell<Control extends Omit<Partial<ControlProps>, 'aria-invalid'>>({
  label,
  error,
  children,
  ...rest
}: FieldShellProps<Control>) {
  const props = rest as unknown as Control;
  const ownId = useId();
  const id = props.id ?? ownId;
  const errorId = `${id}-error`;
  const descriptions = [error && errorId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Shell>
      <Label htmlFor={id} $isRequired={props.required ?? false}>
        {label}
      </Label>
      {children({
        ...props,
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <ErrorLine id={errorId}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          <span>{error}</span>
        </ErrorLine>
      )}
    </Shell>
  );
}

export function TextField(props: FieldProps & ControlOf<'input'>) {
  return <FieldShell {...props}>{(control) => <Input {...control} />}</FieldShell>;
}

export function TextAreaField(props: FieldProps & ControlOf<'textarea'>) {
  return <FieldShell {...props}>{(control) => <TextArea {...control} />}</FieldShell>;
}

interface SelectFieldProps extends FieldProps, ControlOf<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  placeholder?: string;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  return (
    <FieldShell {...props}>
      {(control) => (
        <SelectBox>
          <Select {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </SelectBox>
      )}
    </FieldShell>
  );
}
