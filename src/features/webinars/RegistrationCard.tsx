import { useEffect } from 'react';
import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { Body, H3 } from '../../ui/Text.tsx';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { formOpened, selectPhase } from './registrationSlice.ts';
import { useRegisterForEventMutation } from './webinarsApi.ts';

const { past } = webinarsStrings.event;

const Closed = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
`;

function EventClosed() {
  return (
    <Closed>
      <H3 as="h2">{past.title}</H3>
      <Body>{past.text}</Body>
      <ButtonLink to={paths.allVideos}>{past.action}</ButtonLink>
    </Closed>
  );
}

/** The echo while its success view is due (spec §4): the answer to this visit's form, or to one without scripts. */
const useRegistration = (event: WebinarEvent) => {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const [register, { data: answer }] = useRegisterForEventMutation();
  const sent = useFormResult(callPath('register', { id: event.id }));
  useEffect(() => void dispatch(formOpened()), [dispatch]);

  const echo =
    phase === 'succeeded' ? answer?.payload : (sent?.data as RegistrationEcho | undefined);
  return { echo, register };
};

interface RegistrationCardProps {
  event: WebinarEvent;
  isPast: boolean;
}

/** The card beside an event: its form, what came of it, or why there is none any more. */
export function RegistrationCard({ event, isPast }: RegistrationCardProps) {
  const { echo, register } = useRegistration(event);
  const content = () => {
    if (echo) return <RegistrationSuccess event={event} echo={echo} />;
    if (isPast) return <EventClosed />;
    return (
      <RegistrationForm
        eventId={event.id}
        send={(lead) => register({ ...lead, eventId: event.id })}
      />
    );
  };
  return <FormCard>{content()}</FormCard>;
}
