import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { moneyStrings as strings } from '../../../strings/money.ts';
import { type } from '../../../theme/mixins.ts';
import { color, media, radius } from '../../../theme/tokens.ts';
import { DrawingBand } from '../DrawingBand.tsx';

export type MoneyTexts = NonNullable<Texts['feature-campaigns-and-opportunities']['money']>;
type Stage = MoneyTexts['stages'][number];
type Home = NonNullable<Stage['homes']>[number];

/** From 1024 px each house has its part of the street. */
const Stages = styled.ul<{ $columns: string }>`
  display: grid;
  gap: 28px;

  ${media.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    gap: 0 32px;
  }
  ${media.lg} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: 0 clamp(20px, 2.8vw, 40px);
  }
`;

const Place = styled.li`
  display: grid;
  gap: 6px;

  ${media.md} {
    grid-template-rows: subgrid;
    grid-row: span 3;
    gap: 0;
  }
  ${media.belowMd} {
    &:not(:has(ul)) {
      padding-bottom: 28px;
    }
  }
  > p {
    color: var(--text2);
    font-size: 0.9375rem;
    line-height: 1.5;
    text-wrap: pretty;

    ${media.md} {
      max-width: 26rem;
      padding-block: 8px 24px;
    }
    ${media.lg} {
      font-size: 1rem;
    }
  }
  ${media.md} {
    ${media.belowLg} {
      &:nth-child(n + 3) {
        padding-top: 40px;
      }
    }
  }
`;

const Name = styled.h3`
  ${type.h3}
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;

  span {
    color: var(--deep);
  }
`;

const Note = styled.span`
  font-size: 0.9375rem;
  font-weight: 560;
  letter-spacing: 0;
`;

const Homes = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 5rem);
  grid-auto-flow: column;
  gap: clamp(6px, 1vw, 14px);
  align-items: end;
  margin-top: 8px;
  border-bottom: 3px solid var(--deep);

  ${media.md} {
    grid-auto-columns: minmax(0, 7rem);
  }
  ${media.lg} {
    border: 0;
  }
`;

const Roof = styled.svg`
  display: block;
  width: 100%;
  height: clamp(14px, 2.4vw, 34px);
  fill: var(--deep);
`;

/** As high as its price. */
const Front = styled.div<{ $height: number }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 8px;
  margin-inline: clamp(2px, 0.4vw, 6px);
  padding: 8px clamp(4px, 0.7vw, 10px) 8px;
  min-height: calc(${({ $height }) => $height} * clamp(136px, 21vw, 240px));
  background: ${color.white};

  ${media.lg} {
    padding-block: 14px 12px;
  }
`;

const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: clamp(3px, 0.5vw, 7px);

  ${media.lg} {
    grid-template-columns: 1fr 1fr;
  }

  i {
    aspect-ratio: 1 / 1.1;
    border-radius: ${radius.pane};
    background: color-mix(in srgb, var(--deep) 24%, var(--tint));
  }
  i[data-lit] {
    background: ${color.lit};
    box-shadow: inset 0 0 0 1px ${color.litEdge};
  }
`;

const Label = styled.p`
  font-size: 0.8125rem;
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;

  b {
    display: block;
    font-size: clamp(0.9375rem, 1.3vw, 1.1875rem);
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.3;
  }
  span {
    color: ${color.ink2};

    ${media.belowMd} {
      font-size: 0.75rem;
    }
  }
`;

const Lot = styled.svg`
  display: none;
  width: min(100%, 150px);
  align-self: end;
  fill: none;
  stroke: var(--deep);
  stroke-width: 2;
  stroke-dasharray: 7 7;

  ${media.md} {
    display: block;
  }
`;

const inThousands = (dollars: number): string =>
  strings.thousands(formatNumber(Math.round(dollars / 1000)));

/** `$0.96M`, and `$85k` of less than a tenth of a million. */
export const sumOf = (homes: readonly Home[]): string => {
  const sum = homes.reduce((total, { price }) => total + price, 0);
  return sum < 100_000 ? inThousands(sum) : strings.millions((sum / 1_000_000).toFixed(2));
};

const WINDOWS = 4;

interface HouseProps extends Home {
  /** Part of the highest house. */
  height: number;
  lit: number;
}

function House({ address, price, height, lit }: HouseProps) {
  return (
    <li>
      <Roof viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34 60 0l60 34z" />
      </Roof>
      <Front $height={height}>
        <Windows aria-hidden="true">
          {Array.from({ length: WINDOWS }, (_, index) => (
            <i key={index} data-lit={index < lit || undefined} />
          ))}
        </Windows>
        <Label>
          <span>{address}</span> <b>{inThousands(price)}</b>
        </Label>
      </Front>
    </li>
  );
}

/** The opportunities of each stage, in houses with more lit windows than those of the stage before. */
export function MoneyStreet({ texts }: { texts: MoneyTexts }) {
  const { title, text, stages } = texts;
  const highest = Math.max(
    1,
    ...stages.flatMap(({ homes = [] }) => homes.map((home) => home.price)),
  );
  const columns = stages
    .map(({ homes }) => `minmax(0, ${homes ? Math.max(homes.length, 2.4) : 1.8}fr)`)
    .join(' ');
  const last = stages.filter(({ homes }) => homes).length - 1;
  return (
    <DrawingBand title={title} text={text}>
      <Stages $columns={columns}>
        {stages.map(({ name, text: words, note, homes }, index) => (
          <Place key={name}>
            <Name>
              {name} {homes ? <span>{sumOf(homes)}</span> : note && <Note>{note}</Note>}
            </Name>
            <p>{words}</p>
            {homes ? (
              <Homes>
                {homes.map((home) => (
                  <House
                    key={home.address}
                    {...home}
                    height={home.price / highest}
                    lit={index === last ? WINDOWS : Math.min(index + 1, WINDOWS - 1)}
                  />
                ))}
              </Homes>
            ) : (
              <Lot viewBox="-1 -1 152 150" aria-hidden="true">
                <path d="M10 150V42M140 150V42M0 42 75 1l75 41z" />
              </Lot>
            )}
          </Place>
        ))}
      </Stages>
    </DrawingBand>
  );
}
