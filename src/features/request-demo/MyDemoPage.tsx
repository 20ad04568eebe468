import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { MyDemo } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { localInstant } from '../../lib/dates.ts';
import { zoneName } from '../../lib/eventTime.ts';
import { errorStrings } from '../../strings/common.ts';
import { myDemoStrings } from '../../strings/requestDemo.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { color, space } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { FieldGrid, FieldRow, FormCard } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { PrivateError, PrivateFacts, PrivatePlace } from '../../shared/lead-form/PrivatePage.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { InlineLink } from '../../ui/AppLink.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/StateCard.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Body, Display2, H3, Lead } from '../../ui/Text.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { useTimeZone } from '../../ui/clock.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import { momentText } from './demoMoments.ts';
import { listenToMyDemo } from './myDemoListeners.ts';
import { cancelRequested, momentChosen, moveRequested, selectMyDemo } from './myDemoSlice.ts';
import { requestDemoApi } from './requestDemoApi.ts';
import { SlotChoices } from './SlotChoices.tsx';

const words = myDemoStrings;

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: clamp(40px, 5vw, 80px) ${space.section};

  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 44px clamp(48px, 7vw, 112px);
    align-items: start;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  & + & {
    margin-top: 36px;
    padding-top: 32px;
    border-top: 1px solid ${color.line};
  }
`;

const Fields = styled.fieldset`
  min-width: 0;
`;

const Note = styled.p`
  padding: 1rem 20px;
  border-radius: 12px;
  background: ${color.limewash};
  font-weight: 540;
`;

const Text = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

/** Private: nothing is indexed, so there is no canonical address. */
const meta = <PageMeta title={words.title} description={words.description} />;

interface DemoProps {
  token: string;
  demo: MyDemo;
}

/** When the demo is, and the way in. */
function DemoFacts({ demo }: Pick<DemoProps, 'demo'>) {
  const zone = useTimeZone();
  const { eventZone } = useSite();
  const zoneWords = zone === null ? eventZone.name : zoneName(Date.parse(demo.starts_at), zone);
  return (
    <PrivateFacts>
      <div>
        <dt>{words.when}</dt>
        <dd>{`${momentText(demo.starts_at, zone ?? eventZone.id)}, ${zoneWords}`}</dd>
      </div>
      <div>
        <dt>{words.number}</dt>
        <dd>{demo.demo_id}</dd>
      </div>
      {!demo.is_canceled && (
        <>
          <div>
            <dt>{words.meeting}</dt>
            <dd>
              <InlineLink href={demo.meet_link}>{words.joinMeeting}</InlineLink>
            </dd>
          </div>
          <div>
            <dt>{words.calendar}</dt>
            <dd>
              <InlineLink href={demo.event_link}>{words.addToCalendar}</InlineLink>
            </dd>
          </div>
        </>
      )}
    </PrivateFacts>
  );
}

const hashed = (action: string) => `${action}#${ELEMENT_IDS.leadForm}`;

/** Another hour for the demo. */
function MoveForm({ token, demo: { sequence } }: DemoProps) {
  const dispatch = useAppDispatch();
  const { phase, moment, error, alternatives } = useAppSelector(selectMyDemo);
  const action = callPath('moveDemo', { token });
  const sent = useFormResult(action);
  const isSubmitting = phase === 'submitting';
  // Without scripts the browser's own checks are all there is.
  const hasScripts = useHydrated();
  const control = (name: 'preferred_date' | 'preferred_time') => ({
    name,
    error: error || sent?.fields[name],
    defaultValue: sent?.values[name],
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const instant = localInstant(moment.preferred_date, moment.preferred_time);
    const to = instant === null ? '' : new Date(instant).toISOString();
    dispatch(moveRequested({ token, sequence, to }));
  };
  return (
    <Form
      method="post"
      action={hashed(action)}
      aria-label={words.move.title}
      noValidate={hasScripts}
      onSubmit={handleSubmit}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLSelectElement;
        dispatch(momentChosen({ [name]: value }));
      }}
    >
      <H3 as="h2">{words.move.title}</H3>
      {sent?.message && <PrivateError role="alert">{sent.message}</PrivateError>}
      {sent && sent.data !== null && <Note role="status">{words.moved}</Note>}
      <input type="hidden" name="sequence" value={sequence} />
      <Fields disabled={isSubmitting}>
        <FieldGrid>
          <DateTimeFields
            day={moment.preferred_date}
            date={control('preferred_date')}
            time={control('preferred_time')}
            hasScripts={sent === null}
          />
          {sent?.alternatives ? (
            <SlotChoices slots={sent.alternatives} />
          ) : (
            <SlotChoices
              slots={alternatives}
              onChoose={(to) => dispatch(moveRequested({ token, sequence, to }))}
            />
          )}
          <FieldRow>
            <Button type="submit" fullWidth disabled={isSubmitting} busy={isSubmitting}>
              {isSubmitting ? words.move.submitting : words.move.submit}
            </Button>
          </FieldRow>
        </FieldGrid>
      </Fields>
    </Form>
  );
}

/** No demo at all. */
function CancelForm({ token, demo: { sequence } }: DemoProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector(selectMyDemo).phase === 'submitting';
  const action = callPath('cancelDemo', { token });
  const sent = useFormResult(action);
  return (
    <Form
      method="post"
      action={hashed(action)}
      aria-label={words.cancel.title}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(cancelRequested({ token, sequence }));
      }}
    >
      <H3 as="h2">{words.cancel.title}</H3>
      {sent?.message && <PrivateError role="alert">{sent.message}</PrivateError>}
      <Text>{words.cancel.text}</Text>
      <input type="hidden" name="sequence" value={sequence} />
      <div>
        <Button type="submit" variant="secondary" disabled={isSubmitting}>
          {words.cancel.submit}
        </Button>
      </div>
    </Form>
  );
}

function Canceled() {
  return (
    <Stack role="status">
      <H3 as="h2">{words.canceled.title}</H3>
      <Body>{words.canceled.text}</Body>
      <div>
        <ButtonLink to={paths.requestDemo}>{words.canceled.action}</ButtonLink>
      </div>
    </Stack>
  );
}

/** In place of a demo that has begun, that does not exist, or that did not arrive. */
function NoDemo({ status, onTryAgain }: { status: number; onTryAgain: () => void }) {
  if (status !== 404 && status !== 410) {
    return (
      <PrivatePlace>
        <QueryError headingLevel={1} onTryAgain={onTryAgain} />
      </PrivatePlace>
    );
  }
  return (
    <FullPageMessage
      {...(status === 410 ? words.over : words.unknown)}
      actions={
        <>
          <ButtonLink to={paths.requestDemo}>{words.canceled.action}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.home}>
            {errorStrings.goHome}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A demo as its link opens it, to be moved or canceled. */
function MyDemoPage() {
  const token = useRouteParam('token');
  const { data: demo, error, refetch } = useReadOnce(requestDemoApi.endpoints.getMyDemo, token);
  if (!demo) {
    return (
      <>
        {meta}
        {error ? (
          <NoDemo status={asApiError(error).status} onTryAgain={refetch} />
        ) : (
          <PrivatePlace role="status">
            <Spinner size={32} />
            <h1>{words.loading}</h1>
          </PrivatePlace>
        )}
      </>
    );
  }
  return (
    <>
      {meta}
      <Layout>
        <Stack>
          <Display2>{words.title}</Display2>
          {!demo.is_canceled && <Lead>{words.lead}</Lead>}
          <DemoFacts demo={demo} />
        </Stack>
        <FormCard>
          {demo.is_canceled ? (
            <Canceled />
          ) : (
            <>
              <MoveForm key={demo.sequence} token={token} demo={demo} />
              <CancelForm token={token} demo={demo} />
            </>
          )}
        </FormCard>
      </Layout>
    </>
  );
}

export const myDemoPage: PageModule = {
  Page: MyDemoPage,
  api: requestDemoApi,
  listeners: [listenToMyDemo],
};
