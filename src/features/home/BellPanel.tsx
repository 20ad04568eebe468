import { keyframes, styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { fillText } from '../../lib/fillText.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { liveDashboardStrings as words } from '../../strings/liveDashboard.ts';
import { color, media, panelWidth, shadow } from '../../theme/tokens.ts';
import { firstNameOf, panelOf, type Panel } from './panelOf.ts';
import { selectBell, type BellTexts } from './bellSlice.ts';
import { HouseOfWindows } from './HouseOfWindows.tsx';
import { LeadRows } from './LeadRows.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  overflow: hidden;
  border-radius: 14px;
  background: ${color.white};
  box-shadow: ${shadow.stage};
  color: ${color.ink};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  letter-spacing: -0.006em;
  word-spacing: 0;
  font-variant-numeric: tabular-nums;

  ${panelWidth.belowLg} {
    grid-template-columns: minmax(0, 1fr) 232px;
  }
  ${panelWidth.belowMd} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Head = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 4.25rem;
  padding: 0 19px 0 24px;
  border-bottom: 1px solid ${color.line};

  ${panelWidth.belowLg} {
    height: 3.75rem;
    padding-left: 18px;
  }
  ${panelWidth.belowMd} {
    order: 1;
    height: 3rem;
    padding: 0 9px 0 14px;
  }
  ${panelWidth.belowSm} {
    padding: 0 6px 0 10px;
  }
`;

const Office = styled.b`
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: -0.02em;

  ${panelWidth.belowMd} {
    display: none;
  }
`;

const Week = styled.span`
  color: ${color.ink3};

  ${panelWidth.belowLg} {
    display: none;
  }
`;

const Figures = styled.dl`
  display: flex;
  gap: 22px;
  margin-left: auto;

  div {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  ${panelWidth.belowLg} {
    gap: 16px;
  }
  ${panelWidth.belowMd} {
    gap: 8px;
    justify-content: space-between;
    width: 100%;
  }
  ${panelWidth.belowSm} {
    gap: 2px;

    div {
      gap: 2px;
    }
  }
`;

const Term = styled.dt<{ $mark?: string }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${color.ink2};

  &::before {
    content: ${({ $mark }) => ($mark ? "''" : 'none')};
    width: 10px;
    height: 12px;
    border-radius: 1px;
    background: ${({ $mark }) => $mark};
    box-shadow: inset 0 0 0 1px ${({ $mark }) => ($mark === color.lit ? color.litEdge : $mark)};
  }
  ${panelWidth.belowLg} {
    font-size: 0.875rem;
  }
  ${panelWidth.belowSm} {
    gap: 5px;
    font-size: 0.8125rem;
  }
`;

const fade = keyframes`
  from, 50% { background-color: ${color.litSoft}; }
`;

const Figure = styled.dd<{ $isChanged: boolean }>`
  min-width: 2.375rem;
  padding: 3px 5px;
  border-radius: 6px;
  text-align: center;
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  animation: ${({ $isChanged }) => $isChanged && fade} 1200ms;

  ${media.reducedMotion} {
    background: ${({ $isChanged }) => $isChanged && color.litSoft};
  }
  ${panelWidth.belowLg} {
    font-size: 1.125rem;
  }
  ${panelWidth.belowMd} {
    min-width: 2.125rem;
  }
  ${panelWidth.belowSm} {
    min-width: 1.75rem;
    padding: 3px 2px;
    font-size: 1rem;
  }
`;

const Leads = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-right: 1px solid ${color.line};

  ${panelWidth.belowMd} {
    display: contents;
  }
`;

const Turns = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 3.625rem;
  margin-top: auto;
  padding: 0 24px;
  background: ${color.limewash};
  color: ${color.ink2};
  font-size: 0.875rem;

  ul {
    display: flex;
    gap: 6px;
  }
  ${panelWidth.belowLg} {
    padding: 0 12px;

    > span {
      display: none;
    }
    ul {
      justify-content: space-between;
      width: 100%;
      gap: 2px;
    }
  }
  ${panelWidth.belowMd} {
    order: 4;
    height: 3.375rem;
    padding: 0 8px;
  }
`;

const Turn = styled.li<{ $isNext: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 2.375rem;
  padding: 0 11px 0 6px;
  border-radius: 1.1875rem;
  ${({ $isNext }) => $isNext && `background: ${color.white}; box-shadow: 0 0 0 2px ${color.lit};`}

  img {
    flex: none;
    border-radius: 50%;
  }
  b {
    min-width: 1.1em;
    color: ${color.ink};
    font-weight: 600;
  }
  ${panelWidth.belowLg} {
    > span {
      display: none;
    }
  }
  ${panelWidth.belowSm} {
    padding-right: 8px;
  }
`;

type FigureName = 'newLeads' | 'reached' | 'waiting';

const FIGURES: readonly { name: FigureName; mark?: string }[] = [
  { name: 'newLeads' },
  { name: 'reached', mark: color.lit },
  { name: 'waiting', mark: color.dusk },
];

const CHANGES: Partial<Record<string, readonly FigureName[]>> = {
  arrive: ['newLeads', 'waiting'],
  lit: ['reached', 'waiting'],
};

const describe = (
  { newLeads, reached, waiting, agents, next }: Panel,
  { description }: BellTexts,
) =>
  fillText(description, {
    new: String(newLeads),
    reached: String(reached),
    waiting: String(waiting),
    agent: firstNameOf(agents[next]!.name),
  });

/** A drawing of the dashboard: a picture to assistive technology, which the figures in its name keep true. */
export function BellPanel({ texts }: { texts: BellTexts }) {
  const bell = useAppSelector(selectBell);
  const panel = panelOf(bell, texts);
  const changed = CHANGES[bell.phase] ?? [];
  return (
    <Frame id={ELEMENT_IDS.bellPanel} role="img" aria-label={describe(panel, texts)}>
      <Head>
        <Office>{texts.office}</Office>
        <Week>{texts.week}</Week>
        <Figures>
          {FIGURES.map(({ name, mark }) => (
            <div key={name}>
              <Term $mark={mark}>{words[name]}</Term>
              <Figure key={panel[name]} $isChanged={changed.includes(name)}>
                {panel[name]}
              </Figure>
            </div>
          ))}
        </Figures>
      </Head>
      <Leads>
        <LeadRows rows={panel.rows} isMoving={bell.phase === 'arrive'} version={panel.newLeads} />
        <Turns>
          <span>{texts.turn}</span>
          <ul>
            {panel.agents.map(({ name, photo, leads }, index) => (
              <Turn key={name} $isNext={index === panel.next}>
                <img src={photo} alt="" width={26} height={26} />
                <span>{firstNameOf(name)}</span>
                <b>{leads}</b>
              </Turn>
            ))}
          </ul>
        </Turns>
      </Leads>
      <HouseOfWindows windows={panel.windows} caption={texts.caption} />
    </Frame>
  );
}
