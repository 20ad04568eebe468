import { styled } from 'styled-components';
import { bottomEdge } from '../../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { threadStrings as strings } from '../../../strings/thread.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import { Container, Split, Stack } from '../../../ui/Layout.tsx';
import { H2, H3, Lead, Small } from '../../../ui/Text.tsx';
import { Announcement, LiveControl } from '../LiveSection.tsx';
import { EventRow, NextRow } from './ThreadRow.tsx';
import { groupChosen, selectThread, type Group, type ThreadTexts } from './threadSlice.ts';

const Aside = styled(Stack).attrs({ $gap: 22 })`
  align-self: start;

  ${media.lg} {
    position: sticky;
    top: 112px;
  }
`;

const Card = styled.div`
  ${bottomEdge}
  padding: 28px 28px 36px;
  border-radius: ${radius.card};
  background: var(--tint);

  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    margin-bottom: 16px;
    border-radius: 50%;
    background: ${color.white};
    color: var(--deep);
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

const Facts = styled.dl`
  margin-top: 18px;

  > div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding-block: 11px;
    border-top: 1px solid color-mix(in srgb, var(--deep) 24%, transparent);
    line-height: 1.375rem;
  }
  dt {
    color: ${color.inkOnTint};
  }
  dd {
    font-weight: 580;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Days = styled.ol`
  position: relative;
  margin-top: 8px;
  font-size: 1.0625rem;
  line-height: 1.5rem;

  &::before {
    content: '';
    position: absolute;
    inset: 34px auto 48px 21px;
    width: 2px;
    background: ${color.line2};
  }
  > li > h3 {
    position: relative;
    width: max-content;
    margin: 22px 0 8px 58px;
    padding-block: 4px;
    color: ${color.ink2};
    font-size: 0.9375rem;
    font-weight: 600;
  }
  ${media.md} {
    &::before {
      left: 113px;
    }
    > li > h3 {
      margin: 26px 0 12px;
      padding-right: 60px;
      background: ${color.limewash};
    }
  }
`;

export function Thread({ texts }: { texts: ThreadTexts }) {
  const dispatch = useAppDispatch();
  const { group, groups, days, shown, all } = useAppSelector((state) => selectThread(state, texts));
  const { title, text, person, facts, next } = texts;
  const choices: { value: Group | 'all'; label: string }[] = [
    { value: 'all', label: strings.choice(strings.all, all) },
    ...groups.map(({ kind, label, count }) => ({
      value: kind,
      label: strings.choice(label, count),
    })),
  ];
  return (
    <Container>
      <Split $ratio="4:8" $gap={40} $columnGap={64}>
        <Aside>
          <H2>{title}</H2>
          <Lead>{text}</Lead>
          <Card>
            <span aria-hidden="true">{initialsOf(person.name)}</span>
            <H3>{person.name}</H3>
            <Small>{person.kind}</Small>
            <Facts>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </Card>
        </Aside>
        <div>
          <LiveControl
            label={strings.label}
            options={choices}
            value={group}
            onChange={(chosen) => dispatch(groupChosen(chosen))}
          />
          <Days>
            {days.map(({ day, events }) => (
              <li key={day}>
                <h3>{day}</h3>
                <ol>
                  {events.map((event) => (
                    <EventRow key={event.title} {...event} />
                  ))}
                </ol>
              </li>
            ))}
            <NextRow {...next} />
          </Days>
          <Announcement>{group !== 'all' && strings.shown(shown, all)}</Announcement>
        </div>
      </Split>
    </Container>
  );
}
