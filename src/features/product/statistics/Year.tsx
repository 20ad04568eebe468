import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { yearStrings as strings } from '../../../strings/year.ts';
import { type, visuallyHidden } from '../../../theme/mixins.ts';
import { color, media } from '../../../theme/tokens.ts';
import { useEarlyInput } from '../../../ui/useEarlyInput.ts';
import { Announcement, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { MonthHouse } from './MonthHouse.tsx';
import { monthChosen, selectYear, type YearTexts } from './yearSlice.ts';

const Window = styled(LiveWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: 296px minmax(0, 1fr);
  }
`;

const Readout = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 20px 18px;

  h3 {
    ${type.h3}
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    justify-content: flex-end;
    padding-block: 10px;
    border-top: 1px solid ${color.line};
    font-size: 1rem;
  }
  dl {
    margin-top: 10px;
  }
  dt {
    flex: 1 0 auto;
    color: ${color.ink2};
  }
  dd {
    text-align: end;
  }
  dd:first-of-type {
    font-weight: 600;
  }
  dd + dd {
    flex: none;
    min-width: 4rem;
    color: ${color.ink3};
  }
  ${media.belowMd} {
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
      justify-content: space-between;
    }
    dl > div {
      display: block;
      padding-block: 0;
      border: 0;
    }
    dt {
      font-size: 0.875rem;
    }
    dd {
      display: inline;
      padding-right: 6px;
    }
    dd:first-of-type {
      font-size: 1.25rem;
    }
    dd + dd {
      font-size: 0.875rem;
    }
  }
  ${media.md} {
    padding: 28px;
  }
  ${media.lg} {
    border-right: 1px solid ${color.line};
  }
`;

const Legend = styled.p`
  padding-top: 6px;
  color: ${color.ink3};
  font-size: 0.875rem;

  ${media.lg} {
    margin-top: auto;
    padding-top: 20px;
  }
`;

const Street = styled.div`
  display: flex;
  align-items: end;
  padding: 20px 8px 0;
  border-top: 1px solid ${color.line};
  background: ${color.limewash};

  ${media.md} {
    padding: 40px 24px 0;
  }
  ${media.lg} {
    border-top: 0;
  }
`;

const Table = styled.table`
  ${visuallyHidden}
`;

const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '';

interface Figures {
  leads: number;
  showings: number;
  closed: number;
}

const rowsOf = ({ leads, showings, closed }: Figures) => [
  { term: strings.leads, figure: leads, share: '' },
  { term: strings.showings, figure: showings, share: shareOf(showings, leads) },
  { term: strings.closed, figure: closed, share: shareOf(closed, leads) },
];

const grouped = (figure: number): string => figure.toLocaleString('en-US');

export function Year({ texts }: { texts: YearTexts }) {
  const dispatch = useAppDispatch();
  const { houses, month, total, unit } = useAppSelector((state) => selectYear(state, texts));
  const group = useId();
  const street = useEarlyInput<HTMLDivElement>();
  const rows = rowsOf(month);
  const yearRows = rowsOf(total);
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <Window>
        <Readout>
          <h3>{month.name}</h3>
          <dl>
            {rows.map(({ term, figure, share }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{grouped(figure)}</dd>
                <dd>{share}</dd>
              </div>
            ))}
          </dl>
          <Legend>{strings.legend(unit)}</Legend>
        </Readout>
        <Street ref={street} role="radiogroup" aria-label={strings.label}>
          {houses.map((house) => (
            <MonthHouse
              key={house.name}
              month={house}
              group={group}
              isChosen={house.name === month.name}
              onChoose={() => dispatch(monthChosen(house.name))}
            />
          ))}
        </Street>
      </Window>
      <Table>
        <caption>{strings.total}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.label}</th>
            {yearRows.map(({ term }) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...houses, { name: strings.total, ...total }].map(
            ({ name, leads, showings, closed }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{grouped(leads)}</td>
                <td>{grouped(showings)}</td>
                <td>{grouped(closed)}</td>
              </tr>
            ),
          )}
        </tbody>
      </Table>
      <Announcement>
        {month.name !== houses.at(-1)?.name &&
          `${month.name}: ${rows.map(({ term, figure }) => `${term} ${figure}`).join(', ')}`}
      </Announcement>
    </LiveSection>
  );
}
