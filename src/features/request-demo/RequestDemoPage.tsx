import { styled } from 'styled-components';
import { callPath } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { Display2, Lead } from '../../ui/Text.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { useTimeZone } from '../../ui/clock.ts';
import { DemoSuccess, type DemoSuccessProps } from './DemoSuccess.tsx';
import { DemoRequestForm } from './DemoRequestForm.tsx';
import { Expectations } from './Expectations.tsx';
import { listenToCopying } from './copyListeners.ts';
import { listenToChoices, listenToDemoRequests } from './requestDemoListeners.ts';
import { DEMO_FORM, demoForms } from './requestDemoSlice.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const words = requestDemoStrings;

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: clamp(40px, 5vw, 80px) ${space.section};

  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: auto 1fr;
    gap: 44px clamp(48px, 7vw, 112px);
    align-items: start;
  }
`;

const Pitch = styled.div`
  display: grid;
  gap: 24px;
`;

// On a phone it stands before the list, which is long.
const Form = styled(FormCard)`
  ${media.lg} {
    grid-area: 1 / 2 / span 2;
  }
`;

/**
 * The booking once there is one, and the moment that it is for: the answer to this tab's form, or to one without
 * scripts, whose times are in the events' zone.
 */
const useBooked = (): DemoSuccessProps | null => {
  const booking = useAppSelector((state) => demoForms.selectAnswer(state, DEMO_FORM));
  const kept = useAppSelector((state) => demoForms.selectKept(state, DEMO_FORM));
  const sent = useFormResult(callPath('requestDemo'));
  const zone = useTimeZone();
  const { eventZone } = useSite();
  if (booking) return { booking, moment: kept, zone };
  const answered = sent?.data as DemoBooking | undefined;
  return answered ? { booking: answered, moment: sent!.values, zone: eventZone.id } : null;
};

/** What a demo is like, and the form that asks for one. */
export function RequestDemoPage() {
  const booked = useBooked();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.description} path={paths.requestDemo} />
      <Layout>
        <Pitch>
          <Display2>{words.title}</Display2>
          <Lead>{words.lead}</Lead>
        </Pitch>
        <Form>{booked ? <DemoSuccess {...booked} /> : <DemoRequestForm />}</Form>
        <Expectations />
      </Layout>
    </>
  );
}

export const requestDemoPage: PageModule = {
  Page: RequestDemoPage,
  api: requestDemoApi,
  listeners: [listenToDemoRequests, listenToChoices, listenToCopying],
};
