import { Fragment, useRef, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { MyDemo } from '../../contract/bookings.ts';
import { formMessages } from '../../contract/forms.ts';
import { paths } from '../../contract/paths.ts';
import { instantOf } from '../../lib/zonedTime.ts';
import { CanceledMessage, CancelForm } from '../../shared/lead-form/CancelForm.tsx';
import { FieldGrid, FieldRow, Fields, FormMessage } from '../../shared/lead-form/formLayout.ts';
import { useNoScriptAnswer } from '../../shared/lead-form/NoScriptAnswer.ts';
import { PrivatePage } from '../../shared/lead-form/PrivatePage.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import { focusNext } from '../../shared/lead-form/useLeadForm.ts';
import { useMomentText } from '../../ui/useMomentText.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { errorStrings } from '../../strings/errors.ts';
import { myDemoStrings } from '../../strings/requestDemo.ts';
import { color } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { InlineLink } from '../../ui/InlineLink.ts';
import { H3 } from '../../ui/Text.tsx';
import { useTimeZone } from '../../ui/timeZone.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { DateTimeFields, SlotChoices } from './DateTimeFields.tsx';
import { newTimeChosen, newTimeRefused, selectNewTime } from './moveDemoSlice.ts';
import { requestDemoApi } from './requestDemoApi.ts';

const strings = myDemoStrings;
const { getMyDemo, moveDemo, cancelDemo } = requestDemoApi.endpoints;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-bottom: 36px;
  padding-bottom: 36px;
  border-bottom: 1px solid ${color.line};
`;

const Note = styled(FormMessage)`
  background: ${color.limewash};
  color: inherit;
`;

interface DemoProps {
  token: string;
  demo: MyDemo;
}

const useMoveDemo = ({ token, demo: { sequence } }: DemoProps) =>
  moveDemo.useMutation({ fixedCacheKey: `${token} ${sequence}` });

const useCancelDemo = ({ token }: DemoProps) => cancelDemo.useMutation({ fixedCacheKey: token });

/** A time that is not open on the chosen day is in the state, but in no control. */
const chosenInstant = (form: HTMLFormElement, zone: string): number | null => {
  const shown = new FormData(form);
  const textOf = (name: string) => shown.get(name)?.toString() ?? '';
  return instantOf(`${textOf('preferred_date')} ${textOf('preferred_time')}`, zone);
};

function MoveForm(props: DemoProps) {
  const {
    token,
    demo: { sequence },
  } = props;
  const dispatch = useAppDispatch();
  const { preferred_date: day, preferred_time: time, error } = useAppSelector(selectNewTime);
  const [move, moving] = useMoveDemo(props);
  const isBusy = useCancelDemo(props)[1].isLoading || moving.isLoading;
  const alternatives = (moving.isError && asApiError(moving.error).alternatives) || [];
  const action = callPath('moveDemo', { token });
  const noScriptAnswer = useNoScriptAnswer(action);
  const hasScripts = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { eventZone } = useSite();
  const zone = useTimeZone() ?? eventZone.id;

  const focusError = () => {
    if (form.current) focusNext(form.current);
  };
  const handleMove = async (to: string) => {
    const outcome = await move({ token, sequence, to });
    dispatch(toastForResult(outcome, strings));
    if (outcome.error && asApiError(outcome.error).fields?.preferred_datetime) focusError();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const instant = chosenInstant(event.currentTarget, zone);
    if (instant === null) {
      dispatch(newTimeRefused(formMessages.dateTimeRequired));
      focusError();
    } else void handleMove(new Date(instant).toISOString());
  };
  const control = (name: 'preferred_date' | 'preferred_time') => ({
    name,
    error: error || noScriptAnswer?.fields[name],
    defaultValue: noScriptAnswer?.values[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      aria-label={strings.move.title}
      noValidate={hasScripts}
      onSubmit={handleSubmit}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLSelectElement;
        if (name === 'preferred_date' || name === 'preferred_time')
          dispatch(newTimeChosen({ field: name, value }));
      }}
    >
      <H3 as="h2">{strings.move.title}</H3>
      {noScriptAnswer?.message && <FormMessage role="alert">{noScriptAnswer.message}</FormMessage>}
      {noScriptAnswer && noScriptAnswer.data !== null && <Note role="status">{strings.moved}</Note>}
      <input type="hidden" name="sequence" value={sequence} />
      <Fields disabled={isBusy}>
        <FieldGrid>
          <DateTimeFields
            chosen={{ day, time }}
            date={control('preferred_date')}
            time={control('preferred_time')}
            hasScripts={noScriptAnswer === null}
          />
          {noScriptAnswer?.alternatives ? (
            <SlotChoices slots={noScriptAnswer.alternatives} />
          ) : (
            <SlotChoices slots={alternatives} onChoose={(slot) => void handleMove(slot)} />
          )}
          <FieldRow>
            <Button type="submit" fullWidth disabled={isBusy} busy={moving.isLoading}>
              {moving.isLoading ? strings.move.submitting : strings.move.submit}
            </Button>
          </FieldRow>
        </FieldGrid>
      </Fields>
    </Form>
  );
}

function CancelDemo(props: DemoProps) {
  const {
    token,
    demo: { sequence },
  } = props;
  const dispatch = useAppDispatch();
  const [cancel, canceling] = useCancelDemo(props);
  const isMoving = useMoveDemo(props)[1].isLoading;
  const handleCancel = async () => {
    dispatch(toastForResult(await cancel({ token, sequence }), strings));
  };
  return (
    <CancelForm
      strings={strings.cancel}
      action={callPath('cancelDemo', { token })}
      disabled={isMoving || canceling.isLoading}
      isCanceling={canceling.isLoading}
      onCancel={() => void handleCancel()}
    >
      <input type="hidden" name="sequence" value={sequence} />
    </CancelForm>
  );
}

function DemoDetails({ token, demo }: DemoProps) {
  const { demo_id, meet_link, event_link, is_canceled: isCanceled } = demo;
  return (
    <PrivatePage
      strings={strings}
      lead={isCanceled ? undefined : strings.lead}
      facts={[
        { label: strings.when, value: useMomentText(demo.starts_at) },
        { label: strings.number, value: demo_id },
        {
          label: strings.meeting,
          value: !isCanceled && <InlineLink href={meet_link}>{strings.joinMeeting}</InlineLink>,
        },
        {
          label: strings.calendar,
          value: !isCanceled && <InlineLink href={event_link}>{strings.addToCalendar}</InlineLink>,
        },
      ]}
    >
      {isCanceled ? (
        <CanceledMessage strings={strings.canceled} to={paths.requestDemo} />
      ) : (
        <Fragment key={demo.sequence}>
          <MoveForm token={token} demo={demo} />
          <CancelDemo token={token} demo={demo} />
        </Fragment>
      )}
    </PrivatePage>
  );
}

function MyDemoPage() {
  const { token = '' } = useParams();
  return (
    <QueryPage
      query={useReadOnce(getMyDemo, token)}
      title={strings.title}
      loading={strings.loading}
      missing={strings.unknown}
      gone={strings.over}
      actions={
        <>
          <ButtonLink to={paths.requestDemo}>{strings.canceled.action}</ButtonLink>
          <ButtonLink variant="outlined" to={paths.home}>
            {errorStrings.goHome}
          </ButtonLink>
        </>
      }
    >
      {(demo) => <DemoDetails token={token} demo={demo} />}
    </QueryPage>
  );
}

export const myDemoPage: PageModule = { Page: MyDemoPage, api: requestDemoApi };
