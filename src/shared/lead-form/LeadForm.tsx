import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { formsStrings } from '../../strings/forms.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldGrid, FieldRow } from './FormCard.ts';
import { Honeypot } from './Honeypot.tsx';
import { H3 } from '../../ui/Text.tsx';
import { useHydrated } from '../../ui/hydration.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
`;

const Fields = styled.fieldset`
  min-width: 0;
`;

const Sending = styled(FieldRow)`
  display: grid;
  gap: 20px;
  margin-top: 8px;
`;

const Note = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;

const Message = styled.p`
  padding: 1rem 20px;
  border-radius: 12px;
  background: ${color.brickWash};
  color: ${color.brick};
  font-weight: 540;
`;

export interface LeadFormProps {
  words: { title: string; submit: string; submitting: string; note: string };
  /** Where the form goes without scripts. */
  action: string;
  isSubmitting: boolean;
  /** It could not be sent, and is sent again by itself once the network is back. */
  isUnsent?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was written or chosen in the field of this name. */
  onEdit?: (field: string) => void;
  /** What the server said of a form that was sent without scripts. */
  message?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form that brings a lead: its title, its fields, one button. Everything is disabled while it is being sent. */
export function LeadForm(props: LeadFormProps) {
  const { ref, words, action, isSubmitting, isUnsent, onSubmit, onEdit, message, children } = props;
  const unsentId = useId();
  // Without scripts the browser's own checks are all there is.
  const hasScripts = useHydrated();
  return (
    <Form
      ref={ref}
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      noValidate={hasScripts}
      aria-label={words.title}
      onSubmit={onSubmit}
      onChange={({ target }) => onEdit?.((target as unknown as HTMLInputElement).name)}
    >
      <H3 as="h2">{words.title}</H3>
      {message && <Message role="alert">{message}</Message>}
      <Fields disabled={isSubmitting}>
        <FieldGrid>
          {children}
          <Sending>
            {isUnsent && <Message id={unsentId}>{formsStrings.unsent}</Message>}
            <Button
              type="submit"
              fullWidth
              disabled={isSubmitting}
              busy={isSubmitting}
              // The focus comes back to it: whoever does not see the words hears them there.
              aria-describedby={isUnsent ? unsentId : undefined}
            >
              {isSubmitting ? words.submitting : words.submit}
            </Button>
            <Note>{words.note}</Note>
          </Sending>
        </FieldGrid>
      </Fields>
      <Honeypot />
    </Form>
  );
}
