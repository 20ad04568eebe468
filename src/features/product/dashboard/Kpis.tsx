import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { kpiStrings as strings } from '../../../strings/kpis.ts';
import { forcedChosen, onlyWithScripts, visuallyHidden } from '../../../theme/mixins.ts';
import { color, media, motion } from '../../../theme/tokens.ts';
import { useEarlyInput } from '../../../ui/useEarlyInput.ts';
import { periodChosen, selectPeriod } from '../periodSlice.ts';
import { Announcement, LiveBar, LiveControl, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { describeKpis, kpiChosen, selectKpi, type KpiTexts } from './kpiSlice.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border-bottom: 1px solid ${color.line};
  background: ${color.line};

  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  background: ${color.white};
  cursor: pointer;
`;

const Radio = styled.input`
  ${visuallyHidden}
  ${onlyWithScripts}
`;

const Face = styled.span`
  display: grid;
  gap: 2px;
  /* Figures stand on one line beside a term of two lines. */
  grid-template-rows: 1fr;
  padding: 16px 18px;
  transition: background-color ${motion.fast};

  > span {
    color: ${color.ink2};
  }
  > b {
    font-size: clamp(1.5rem, 2.6vw, 2.125rem);
    line-height: 1.2;
    font-weight: 600;
    letter-spacing: -0.035em;
  }
  > small {
    color: ${color.ink2};
    font-size: 0.875rem;
  }
  &:hover {
    background: ${color.limewash};
  }
  ${Radio}:checked + & {
    background: ${color.litWash};
    box-shadow: inset 0 -3px ${color.lit};
    ${forcedChosen}
  }
  ${Radio}:focus-visible + & {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  ${media.md} {
    padding: 22px 28px;
  }
`;

const Explained = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 20px 18px 24px;
  font-size: 1rem;
  line-height: 1.5;

  h3 {
    margin-bottom: 8px;
    color: ${color.ink3};
    font-size: 0.875rem;
    font-weight: 450;
  }
  h3 + p {
    max-width: 34em;
    /* Room for the longest text, so that the people stay in their places. */
    min-height: 6em;
    text-wrap: pretty;
  }
  ${media.md} {
    padding: 28px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 56px;

    h3 + p {
      font-size: 1.1875rem;
      letter-spacing: -0.012em;
    }
  }
`;

/** Three rows, also when the period counts fewer people. */
const People = styled.ul`
  min-height: ${3 * 49}px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    align-content: center;
    min-height: 49px;
    border-top: 1px solid ${color.line};
    font-size: 0.9375rem;
  }
  b {
    /* Breaks between its words before the state moves below it. */
    flex: 1 1 0;
    font-weight: 600;
  }
  span {
    color: ${color.ink2};
  }
  li > span:last-child {
    display: none;
  }
  ${media.md} {
    li {
      display: grid;
      grid-template-columns: 1fr 1.3fr 5rem;
      column-gap: 16px;
      font-size: 1rem;
    }
    li > span:last-child {
      display: block;
      text-align: end;
    }
  }
`;

/** Keeps its height when it is empty. */
const More = styled.p`
  min-height: 1.5rem;
  padding-top: 10px;
  border-top: 1px solid ${color.line};
  box-sizing: content-box;
  color: ${color.ink2};
  font-size: 0.9375rem;

  &:empty {
    border-color: transparent;
  }
`;

export function Kpis({ texts }: { texts: KpiTexts }) {
  const dispatch = useAppDispatch();
  const chosenKpi = useAppSelector(selectKpi);
  const { period, cards, chosen, value, people, more } = describeKpis(texts, {
    period: useAppSelector(selectPeriod),
    kpi: chosenKpi,
  });
  const group = useId();
  const place = useEarlyInput<HTMLDivElement>();
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <LiveBar>
        <LiveControl
          label={strings.period}
          options={texts.periods.map(({ kind, label }) => ({ value: kind, label }))}
          value={period.kind}
          onChange={(kind) => dispatch(periodChosen(kind))}
        />
        <p>{period.days}</p>
      </LiveBar>
      <LiveWindow>
        <Cards ref={place} role="radiogroup" aria-label={strings.kpi}>
          {cards.map(({ term, value: figure, change }) => (
            <Card key={term}>
              <Radio
                type="radio"
                name={group}
                checked={term === chosen.term}
                onChange={() => dispatch(kpiChosen(term))}
              />
              <Face>
                <span>{term}</span>
                <b>{figure}</b>
                <small>{change}</small>
              </Face>
            </Card>
          ))}
        </Cards>
        <Explained>
          <div>
            <h3>{strings.counts}</h3>
            <p>{chosen.counts}</p>
          </div>
          <div>
            <h3>{strings.people}</h3>
            <People>
              {people.map(({ name, detail, agent }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{detail}</span>
                  <span>{agent}</span>
                </li>
              ))}
            </People>
            <More>{more > 0 && strings.more(more)}</More>
          </div>
        </Explained>
      </LiveWindow>
      <Announcement>{chosenKpi && strings.chosen(chosen.term, value, period.days)}</Announcement>
    </LiveSection>
  );
}
