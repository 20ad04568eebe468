import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import type { Id, RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FieldRow, FormCard } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { selectResponse } from '../../shared/lead-form/formsSlice.ts';
import { LeadForm } from '../../shared/lead-form/LeadForm.tsx';
import { registrationFormId } from '../../shared/lead-form/leadsApi.ts';
import { PersonFields } from '../../shared/lead-form/PersonFields.tsx';
import { useLeadForm } from '../../shared/lead-form/useLeadForm.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';

const { past, canceled, places } = webinarsStrings.event;
const strings = webinarsStrings.registration;

const PlacesLeft = styled.p`
  margin-bottom: 20px;
  color: ${color.ink2};
  font-weight: 560;
`;

function RegistrationForm({ eventId }: { eventId: Id }) {
  const { field, phone, frame } = useLeadForm(
    registrationFormId(eventId),
    callPath('register', { id: eventId }),
  );
  return (
    <LeadForm {...frame} strings={strings}>
      <PersonFields field={field} phone={phone} />
      <FieldRow>
        <TextField
          {...field('company')}
          label={strings.company}
          autoComplete="organization"
          required
        />
      </FieldRow>
      <FieldRow>
        <TextAreaField {...field('reason_for_attending')} label={strings.reason} required />
      </FieldRow>
    </LeadForm>
  );
}

interface EventClosedProps {
  strings: { title: string; text: string; action: string };
  to: string;
}

function EventClosed({ strings: { title, text, action }, to }: EventClosedProps) {
  return (
    <Stack $gap={20} $justify="start">
      <H3 as="h2">{title}</H3>
      <Body>{text}</Body>
      <ButtonLink to={to}>{action}</ButtonLink>
    </Stack>
  );
}

interface RegistrationCardProps {
  event: WebinarEvent;
  isPast: boolean;
}

function CardContent({ event, isPast }: RegistrationCardProps) {
  const { id, is_canceled: isCanceled, places_left: placesLeft } = event;
  const response = useAppSelector((state) => selectResponse(state, registrationFormId(id)));
  const result = useFormResult(callPath('register', { id }));
  const echo = (response ?? result?.data) as RegistrationEcho | null | undefined;

  if (echo) return <RegistrationSuccess event={event} echo={echo} />;
  if (isPast) return <EventClosed strings={past} to={paths.allVideos} />;
  if (isCanceled) return <EventClosed strings={canceled} to={paths.allEvents} />;
  return (
    <>
      {placesLeft !== undefined && (
        <PlacesLeft>{placesLeft > 0 ? places.left(placesLeft) : places.full}</PlacesLeft>
      )}
      <RegistrationForm eventId={id} />
    </>
  );
}

/** The registration form of an event, its success view, or why registration is closed. */
export function RegistrationCard(props: RegistrationCardProps) {
  return (
    <FormCard>
      <CardContent {...props} />
    </FormCard>
  );
}
