import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { loadOrReload } from '../../lib/browser.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { PlacesLeft } from './PlacesLeft.tsx';
import type { RegistrationSuccessProps } from './RegistrationSuccess.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { registrationForm, registrationForms } from './registrationSlice.ts';

const { past, canceled } = webinarsStrings.event;

/** What follows the form, which most visits of an event never see. It has to be there when the form is sent. */
export const registrationSuccess = lazyPart<RegistrationSuccessProps>(async () => {
  const { RegistrationSuccess } = await import(
    /* webpackChunkName: "registered" */ './RegistrationSuccess.tsx'
  );
  return RegistrationSuccess;
});

/**
 * With the form's first focus: a page that a deploy has left without its code is loaded anew before anything is lost by
 * it. What fails for good is asked for again with the next field, and in the end by what is to be shown.
 */
const prepareSuccess = () => void loadOrReload(registrationSuccess.load).catch(() => undefined);

const Closed = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;
`;

interface EventClosedProps {
  words: { title: string; text: string; action: string };
  to: string;
}

function EventClosed({ words, to }: EventClosedProps) {
  return (
    <Closed>
      <H3 as="h2">{words.title}</H3>
      <Body>{words.text}</Body>
      <ButtonLink to={to}>{words.action}</ButtonLink>
    </Closed>
  );
}

/** The echo once there is one: the answer to this tab's form, or to one without scripts. */
const useEcho = ({ id }: WebinarEvent) => {
  const form = registrationForm(id);
  const echo = useAppSelector((state) => registrationForms.selectAnswer(state, form));
  const sent = useFormResult(callPath('register', { id }));
  return echo ?? (sent?.data as RegistrationEcho | undefined);
};

interface RegistrationCardProps {
  event: WebinarEvent;
  isPast: boolean;
}

/** The card beside an event: its form, what came of it, or why there is none any more. */
export function RegistrationCard({ event, isPast }: RegistrationCardProps) {
  const echo = useEcho(event);
  const content = () => {
    if (echo) return <registrationSuccess.Component event={event} echo={echo} />;
    if (isPast) return <EventClosed words={past} to={paths.allVideos} />;
    if (event.is_canceled) return <EventClosed words={canceled} to={paths.allEvents} />;
    return (
      <>
        <PlacesLeft event={event} />
        <RegistrationForm eventId={event.id} />
      </>
    );
  };
  return <FormCard onFocus={prepareSuccess}>{content()}</FormCard>;
}
