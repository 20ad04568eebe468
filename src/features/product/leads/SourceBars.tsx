import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { sourcesStrings as strings } from '../../../strings/sources.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { CardBody, H3, Small } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';

export type SourcesTexts = NonNullable<Texts['feature-lead-management-system']['sources']>;
type Row = SourcesTexts['rows'][number];

const Rows = styled.ul`
  border-top: 1px solid ${color.duskLine};
  font-variant-numeric: tabular-nums;
`;

const Source = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: baseline;
  padding-block: 18px;
  border-bottom: 1px solid ${color.duskLine};

  ${media.lg} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 3.6fr) minmax(0, 5.2fr) 4.5rem;
    gap: 0 clamp(24px, 3vw, 44px);
    align-items: center;
    padding-block: 24px;
  }
`;

const Rule = styled(Small)`
  ${media.belowLg} {
    grid-area: 1 / 2;
  }
`;

const About = styled(CardBody)`
  grid-column: 1 / -1;
  padding-top: 4px;
  color: ${color.onDusk2};

  ${media.lg} {
    grid-area: 1 / 2;
    padding-top: 0;
  }
`;

const Head = styled.div`
  ${media.belowLg} {
    display: contents;
  }
`;

const Figures = styled.div`
  grid-column: 1 / -1;
  padding-top: 12px;

  > p {
    display: flex;
    gap: 14px;
    padding-top: 6px;
    color: ${color.onDusk2};
    font-size: 0.9375rem;
  }
  ${media.lg} {
    grid-area: 1 / 3;
    padding-top: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: clamp(2px, 0.3vw, 5px);
  align-items: center;
  height: clamp(28px, 3vw, 40px);
  padding-inline: clamp(4px, 0.55vw, 8px);
  border-radius: ${radius.pane};
  background: ${color.duskWall};
`;

/** Separate from `Bar`, so that its styles are sent once for all lengths. */
const LongBar = styled(Bar)<{ $share: number }>`
  width: ${({ $share }) => (100 * $share).toFixed(2)}%;
`;

const Pane = styled.i`
  flex: 0 1 clamp(8px, 1.05vw, 15px);
  height: clamp(16px, 1.7vw, 22px);
  border-radius: ${radius.pane};
  background: ${color.lit};
`;

const Rate = styled.p`
  color: ${color.onDusk};
  font-weight: 600;
  text-align: end;

  ${media.belowLg} {
    display: none;
  }
  ${media.lg} {
    grid-column: 4;
    font-size: 1.375rem;
    letter-spacing: -0.02em;
  }
`;

const SmallRate = styled.b`
  margin-inline-start: auto;
  color: ${color.onDusk};

  ${media.lg} {
    display: none;
  }
`;

function SourceRow({ row, most }: { row: Row; most: number }) {
  const { name, rule, text, leads, closed } = row;
  const rate = strings.rate(closed, leads);
  return (
    <Source>
      <Head>
        <H3>{name}</H3>
        <Rule>{rule}</Rule>
      </Head>
      <About>{text}</About>
      <Figures>
        <LongBar $share={leads / most} aria-hidden="true">
          {Array.from({ length: closed }, (_, index) => (
            <Pane key={index} />
          ))}
        </LongBar>
        <p>
          <span>{strings.leads(leads)}</span> <span>{strings.closed(closed)}</span>
          <SmallRate>{rate}</SmallRate>
        </p>
      </Figures>
      <Rate>{rate}</Rate>
    </Source>
  );
}

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding-block: 20px clamp(2.5rem, 5vw, 4.5rem);
  font-weight: 600;
`;

/** A bar for each source, as long as its leads are many, with a lit window for each closing. */
export function SourceBars({ texts }: { texts: SourcesTexts }) {
  const { title, text, rows } = texts;
  const sum = (part: 'leads' | 'closed') => rows.reduce((total, row) => total + row[part], 0);
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  return (
    <DrawingBand title={title} text={text} isDark>
      <Rows>
        {rows.map((row) => (
          <SourceRow key={row.name} row={row} most={most} />
        ))}
      </Rows>
      <Total>
        <span>{strings.all}</span>
        <span>
          {strings.leads(sum('leads'))}, {strings.closed(sum('closed'))},{' '}
          {strings.rate(sum('closed'), sum('leads'))}
        </span>
      </Total>
    </DrawingBand>
  );
}
