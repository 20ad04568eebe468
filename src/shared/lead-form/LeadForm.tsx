import { useId, type FormEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { formsStrings } from '../../strings/forms.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldGrid, FieldRow, FormMessage } from './FormCard.ts';
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

const Footer = styled(FieldRow)`
  display: grid;
  gap: 20px;
  margin-top: 8px;
`;

const Note = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;

export interface LeadFormProps {
  strings: { title: string; submit: string; submitting: string; note: string };
  /** URL of the call, for a page without scripts. */
  action: string;
  isSubmitting: boolean;
  /** It did not reach the server and is sent again when the browser is online. */
  isUnsent?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit?: (field: string) => void;
  /** The server's message about a form sent without scripts. */
  message?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of a form for leads. Its controls are disabled while it is sent. */
export function LeadForm(props: LeadFormProps) {
  const { ref, strings, action, isSubmitting, isUnsent, onSubmit, onEdit, message, children } =
    props;
  const unsentId = useId();
  // Without scripts the browser validates.
  const hasScripts = useHydrated();
  return (
    <Form
      ref={ref}
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      noValidate={hasScripts}
      aria-label={strings.title}
      onSubmit={onSubmit}
      onChange={({ target }) => onEdit?.((target as unknown as HTMLInputElement).name)}
    >
      <H3 as="h2">{strings.title}</H3>
      {message && <FormMessage role="alert">{message}</FormMessage>}
      <Fields disabled={isSubmitting}>
        <FieldGrid>
          {children}
          <Footer>
            {isUnsent && <FormMessage id={unsentId}>{formsStrings.unsent}</FormMessage>}
            <Button
              type="submit"
              fullWidth
              disabled={isSubmitting}
              busy={isSubmitting}
              // Focus returns to the button, so screen readers announce the message there.
              aria-describedby={isUnsent ? unsentId : undefined}
            >
              {isSubmitting ? strings.submitting : strings.submit}
            </Button>
            <Note>{strings.note}</Note>
          </Footer>
        </FieldGrid>
      </Fields>
      <Honeypot />
    </Form>
  );
}
