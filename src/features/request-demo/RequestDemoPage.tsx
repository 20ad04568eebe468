import { useEffect } from 'react';
import { styled } from 'styled-components';
import { endpoints } from '../../contract/endpoints';
import type { DemoBooking } from '../../contract/entities';
import { paths } from '../../contract/paths';
import { requestDemoCopy } from '../../copy/request-demo';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { FormCard } from '../../ui/FormCard';
import { Wrap } from '../../ui/Layout';
import { PageMeta } from '../../ui/PageMeta';
import { useSentForm } from '../../ui/SentForm';
import { Display2, Lead } from '../../ui/Text';
import { DemoBooked } from './DemoBooked';
import { DemoRequestForm } from './DemoRequestForm';
import { Expectations } from './Expectations';
import { useRequestDemoMutation } from './requestDemoApi';
import { formOpened, selectPhase } from './requestDemoSlice';

const words = requestDemoCopy;

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  padding-block: clamp(40px, 5vw, 80px) ${space.section};

  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: clamp(48px, 7vw, 112px);
    align-items: start;
  }
`;

const Pitch = styled.div`
  display: grid;
  gap: 24px;

  > ul {
    margin-top: 20px;
  }
`;

/** The booking while its success view is due (spec §4): the answer to this visit's form, or to one without scripts. */
const useBooking = () => {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const [send, { data: answer }] = useRequestDemoMutation();
  const sent = useSentForm(endpoints.requestDemo);
  useEffect(() => void dispatch(formOpened()), [dispatch]);

  const booking = phase === 'succeeded' ? answer?.data : (sent?.data as DemoBooking | undefined);
  return { booking, send };
};

/** What a demo is like, and the form that asks for one (spec §2, Request demo). */
export function RequestDemoPage() {
  const { booking, send } = useBooking();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.description} path={paths.requestDemo} />
      <Layout>
        <Pitch>
          <Display2>{words.title}</Display2>
          <Lead>{words.lead}</Lead>
          <Expectations />
        </Pitch>
        <FormCard>
          {booking ? <DemoBooked booking={booking} /> : <DemoRequestForm send={send} />}
        </FormCard>
      </Layout>
    </>
  );
}
