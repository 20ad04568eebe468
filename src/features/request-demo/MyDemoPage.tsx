import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { MyDemo } from '../../contract/entities.ts';
import { formMessages } from '../../contract/forms.ts';
import { paths } from '../../contract/paths.ts';
import { localInstant } from '../../lib/dates.ts';
import { FieldGrid, FieldRow, FormMessage } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import {
  CanceledMessage,
  CancelForm,
  PrivatePage,
  useMomentText,
} from '../../shared/lead-form/PrivatePage.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { errorStrings } from '../../strings/common.ts';
import { myDemoStrings } from '../../strings/requestDemo.ts';
import { color } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { InlineLink } from '../../ui/AppLink.tsx';
import { H3 } from '../../ui/Text.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { DateTimeFields, SlotChoices } from './DateTimeFields.tsx';
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

const Fields = styled.fieldset`
  min-width: 0;
`;

const Note = styled.p`
  padding: 1rem 20px;
  border-radius: 12px;
  background: ${color.limewash};
  font-weight: 540;
`;

interface MoveFormProps {
  action: string;
  sequence: number;
  isMoving: boolean;
  disabled: boolean;
  /** Free slots near one that was taken. */
  alternatives: readonly string[];
  /** Resolves to an error message; '' if the demo was moved. */
  onMove: (to: string) => Promise<string>;
}

function MoveForm(props: MoveFormProps) {
  const { action, sequence, isMoving, disabled, alternatives, onMove } = props;
  const [moment, setMoment] = useState({ preferred_date: '', preferred_time: '' });
  const [error, setError] = useState('');
  const result = useFormResult(action);
  const hasScripts = useHydrated();

  const move = async (to: string) => setError(await onMove(to));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const instant = localInstant(moment.preferred_date, moment.preferred_time);
    if (instant === null) setError(formMessages.dateTimeRequired);
    else void move(new Date(instant).toISOString());
  };
  const control = (name: keyof typeof moment) => ({
    name,
    error: error || result?.fields[name],
    defaultValue: result?.values[name],
  });
  return (
    <Form
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      aria-label={strings.move.title}
      noValidate={hasScripts}
      onSubmit={handleSubmit}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLSelectElement;
        setMoment({ ...moment, [name]: value });
        setError('');
      }}
    >
      <H3 as="h2">{strings.move.title}</H3>
      {result?.message && <FormMessage role="alert">{result.message}</FormMessage>}
      {result && result.data !== null && <Note role="status">{strings.moved}</Note>}
      <input type="hidden" name="sequence" value={sequence} />
      <Fields disabled={disabled}>
        <FieldGrid>
          <DateTimeFields
            day={moment.preferred_date}
            date={control('preferred_date')}
            time={control('preferred_time')}
            hasScripts={result === null}
          />
          {result?.alternatives ? (
            <SlotChoices slots={result.alternatives} />
          ) : (
            <SlotChoices slots={alternatives} onChoose={(slot) => void move(slot)} />
          )}
          <FieldRow>
            <Button type="submit" fullWidth disabled={disabled} busy={isMoving}>
              {isMoving ? strings.move.submitting : strings.move.submit}
            </Button>
          </FieldRow>
        </FieldGrid>
      </Fields>
    </Form>
  );
}

interface DemoProps {
  token: string;
  demo: MyDemo;
}

/** Moves or cancels the demo, one at a time. */
function DemoForms({ token, demo: { sequence } }: DemoProps) {
  const dispatch = useAppDispatch();
  const seen = { token, sequence };
  const [move, moving] = moveDemo.useMutation({ fixedCacheKey: `${token} ${sequence}` });
  const [cancel, canceling] = cancelDemo.useMutation({ fixedCacheKey: token });
  const isBusy = moving.isLoading || canceling.isLoading;
  return (
    <>
      <MoveForm
        key={sequence}
        action={callPath('moveDemo', { token })}
        sequence={sequence}
        isMoving={moving.isLoading}
        disabled={isBusy}
        alternatives={(moving.isError && asApiError(moving.error).alternatives) || []}
        onMove={async (to) => {
          const result = await move({ ...seen, to });
          dispatch(toastForResult(result, strings));
          return (result.error && asApiError(result.error).fields?.preferred_datetime) ?? '';
        }}
      />
      <CancelForm
        strings={strings.cancel}
        action={callPath('cancelDemo', { token })}
        disabled={isBusy}
        isCanceling={canceling.isLoading}
        onCancel={() =>
          void cancel(seen).then((result) => dispatch(toastForResult(result, strings)))
        }
      >
        <input type="hidden" name="sequence" value={sequence} />
      </CancelForm>
    </>
  );
}

function DemoDetails({ token, demo }: DemoProps) {
  const { demo_id, meet_link, event_link, is_canceled: isCanceled } = demo;
  const moment = useMomentText(demo.starts_at);
  const links = [
    {
      label: strings.meeting,
      value: <InlineLink href={meet_link}>{strings.joinMeeting}</InlineLink>,
    },
    {
      label: strings.calendar,
      value: <InlineLink href={event_link}>{strings.addToCalendar}</InlineLink>,
    },
  ];
  return (
    <PrivatePage
      strings={strings}
      lead={isCanceled ? undefined : strings.lead}
      facts={[
        { label: strings.when, value: moment },
        { label: strings.number, value: demo_id },
        ...(isCanceled ? [] : links),
      ]}
    >
      {isCanceled ? (
        <CanceledMessage strings={strings.canceled} to={paths.requestDemo} />
      ) : (
        <DemoForms token={token} demo={demo} />
      )}
    </PrivatePage>
  );
}

function MyDemoPage() {
  const { token = '' } = useParams();
  return (
    <QueryPage
      query={useReadOnce(getMyDemo, token)}
      meta={strings}
      loading={strings.loading}
      missing={strings.unknown}
      gone={strings.over}
      actions={
        <>
          <ButtonLink to={paths.requestDemo}>{strings.canceled.action}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.home}>
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
