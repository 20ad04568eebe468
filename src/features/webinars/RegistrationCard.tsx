import { useEffect } from 'react';
import { styled } from 'styled-components';
import { endpoints } from '../../contract/endpoints';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { webinarsCopy } from '../../copy/webinars';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { FormCard } from '../../ui/FormCard';
import { useSentForm } from '../../ui/SentForm';
import { Body, H3 } from '../../ui/Text';
import { RegistrationDone } from './RegistrationDone';
import { RegistrationForm } from './RegistrationForm';
import { formOpened, selectPhase } from './registrationSlice';
import { useRegisterForEventMutation } from './webinarsApi';

const { past } = webinarsCopy.event;

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
  const sent = useSentForm(endpoints.register(event.id));
  useEffect(() => void dispatch(formOpened()), [dispatch]);

  const echo = phase === 'succeeded' ? answer?.data : (sent?.data as RegistrationEcho | undefined);
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
    if (echo) return <RegistrationDone event={event} echo={echo} />;
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
