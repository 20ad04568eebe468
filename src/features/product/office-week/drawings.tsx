import type { ComponentType, ReactNode } from 'react';
import {
  asMillions,
  asMinutes,
  asPercent,
  WHOLE_WEEK,
  weekUntil,
  withCommas,
  type OfficeWeek,
} from '../../../strings/officeWeek.ts';
import { color, hues } from '../../../theme/tokens.ts';
import { initialsOf } from '../../../ui/Avatar.tsx';
import { LATEST_LEADS, waitingIn, type WaitingLead } from './waitingLeads.ts';

/** What of a picture changes with the day, in the pixels of the picture as `design/scenes` draws it. */
export interface Drawing {
  width: number;
  height: number;
  Marks: ComponentType<{ week: OfficeWeek }>;
}

/** Colors of the product that the site has no other use for; `kit.css` of the scenes names them. */
const product = { line: '#e4e6e0', edge: '#d2d6cf', area: '#edf2f3', waiting: '#b9c6c9' } as const;

/** Where the line of type stands below the top of its box. */
const ASCENT = 0.97;
const LINE = 1.22;

interface WordsProps {
  x: number;
  /** The top of the line's box. */
  y: number;
  size: number;
  weight?: number;
  fill?: string;
  spacing?: number;
  /** `x` is where the words end, or their middle. */
  anchor?: 'end' | 'middle';
  children: ReactNode;
}

function Words({ x, y, size, weight = 400, fill, spacing, anchor, children }: WordsProps) {
  return (
    <text
      x={x}
      y={y + ASCENT * size}
      fontSize={size}
      fontWeight={weight}
      fill={fill ?? color.ink}
      letterSpacing={spacing}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

interface FigureProps extends WordsProps {
  /** How much of the picture is covered first. */
  width: number;
  ground?: string;
}

/** Words in the place of others. */
function Figure({ width, ground = color.white, ...words }: FigureProps) {
  const { x, y, size, anchor } = words;
  return (
    <>
      <rect
        x={anchor === 'end' ? x - width : x - 1}
        y={y - 1}
        width={width + 2}
        height={LINE * size + 2}
        fill={ground}
      />
      <Words {...words} />
    </>
  );
}

const DAY_NAMES = [0, 1, 2, 3, 4, 5, 6].map((day) => weekUntil(day).today.slice(0, 3));

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const header = { x: 322, y: 16, size: 19, weight: 600, spacing: -0.57, anchor: 'end' } as const;

function Weekly({ week: { last, leads, leadsByDay, reachedByDay } }: { week: OfficeWeek }) {
  const columns = DAY_NAMES.map((_, day) => 18 + (day * 271) / 6);
  const covered = columns.map((x, day) => box(x - 1, 49, 35, day === last ? 113 : 133));
  const today = Array.from({ length: leadsByDay[last]! }, (_, pane) =>
    box(columns[last]! + 12 * (pane % 3), 150 - 13 * Math.floor(pane / 3), 9, 10),
  );
  const reached = reachedByDay[last]!;
  return (
    <>
      <Figure {...header} width={40}>
        {leads}
      </Figure>
      <path fill={color.white} d={covered.slice(last).join('')} />
      <path fill={color.lit} d={today.slice(0, reached).join('')} />
      <path fill={product.waiting} d={today.slice(reached).join('')} />
    </>
  );
}

function Monthly({ week: { leads, fourWeeks } }: { week: OfficeWeek }) {
  return (
    <>
      <Figure {...header} width={40}>
        {fourWeeks.leads}
      </Figure>
      <path fill={color.white} d={box(81, 156, 203, 24)} />
      <path fill={color.lit} d={box(82, 157.6, (200 * leads) / WHOLE_WEEK.leads, 20)} />
      <Figure x={322} y={159.1} size={13.5} weight={600} anchor="end" width={30}>
        {leads}
      </Figure>
    </>
  );
}

interface NovemberProps {
  x: number;
  /** Where it ends below, and how high it is on Sunday. */
  y: number;
  height: number;
  width: number;
  /** What of Sunday's is there. */
  share: number;
}

function November({ x, y, height, width, share }: NovemberProps) {
  return (
    <>
      <path fill={color.white} d={box(x - 0.5, y - height - 1, width + 1, height + 1)} />
      <path fill={color.lit} d={box(x, y - height * share, width, height * share)} />
    </>
  );
}

const shareOf = ({ november }: OfficeWeek, of: keyof OfficeWeek['november']): number =>
  november[of] / WHOLE_WEEK.november[of];

function Yearly({ week }: { week: OfficeWeek }) {
  return (
    <>
      <Figure x={18} y={36} size={34} weight={580} spacing={-1.36} width={100}>
        {withCommas(week.year.leads)}
      </Figure>
      <November x={276} y={171.1} width={20} height={35.2} share={shareOf(week, 'leads')} />
    </>
  );
}

function LatestRow({ lead, y, ground }: { lead: WaitingLead; y: number; ground: string }) {
  return (
    <>
      <path fill={ground} d={box(16, y + 1, 200, 50)} />
      <circle cx={34} cy={y + 26} r={16} fill={hues[lead.hue].tint} />
      <Words
        {...{ x: 34, y: y + 17.5, size: 12, weight: 600, anchor: 'middle', spacing: 0 }}
        fill={hues[lead.hue].deep}
      >
        {initialsOf(lead.name)}
      </Words>
      <Words x={60} y={y + 8.5} size={14} weight={600}>
        {lead.name}
      </Words>
      <Words x={60} y={y + 26.6} size={13} fill={color.ink3}>
        {lead.source}
      </Words>
    </>
  );
}

function Live({ week: { last, leadsByDay } }: { week: OfficeWeek }) {
  const [newest, second] = LATEST_LEADS[last]!;
  return (
    <>
      <Figure x={18} y={33} size={54} weight={580} spacing={-2.7} width={70}>
        {leadsByDay[last]}
      </Figure>
      <LatestRow lead={newest!} y={104} ground={color.litWash} />
      <LatestRow lead={second!} y={156} ground={color.white} />
    </>
  );
}

interface SourceColumns {
  leads: number;
  closed?: number;
  rate: number;
  /** The top of the first row's words, and from row to row. */
  y: number;
  step: number;
  size: number;
  /** The row that is shown on a light of its own. */
  lit?: string;
}

function SourceFigures({ week, columns }: { week: OfficeWeek; columns: SourceColumns }) {
  const { leads, closed, rate, y, step, size, lit } = columns;
  return week.fourWeeks.sources.map((source, index) => {
    const cell = {
      y: y + step * index,
      size,
      anchor: 'end',
      ground: source.name === lit ? color.litWash : color.white,
    } as const;
    return (
      <g key={source.name}>
        <Figure {...cell} x={leads} width={26}>
          {source.leads}
        </Figure>
        {closed && (
          <Figure {...cell} x={closed} width={20}>
            {source.closed}
          </Figure>
        )}
        <Figure {...cell} x={rate} width={42} weight={600}>
          {asPercent(source.closed, source.leads)}
        </Figure>
      </g>
    );
  });
}

function BySource({ week }: { week: OfficeWeek }) {
  const columns = { leads: 206, closed: 266, rate: 322, y: 46.7, step: 34, size: 14 };
  return <SourceFigures week={week} columns={{ ...columns, lit: 'Referrals' }} />;
}

function OneDay({ week: { last, leads, leadsByDay, date } }: { week: OfficeWeek }) {
  const bars = leadsByDay.map((count, day) =>
    box(18 + 44 * day, 150 - 4.4 * count, 32, 4.4 * count),
  );
  const middle = 34 + 44 * last;
  const note = Math.min(Math.max(middle - 78, 6), 172);
  return (
    <>
      <path fill={color.white} d={box(0, 0, 340, 210)} />
      <path stroke={product.line} d="M18 150h304M18 106h304M18 62h304" />
      <path fill={color.dusk} d={bars.slice(0, -1).join('')} />
      <path fill={color.lit} d={bars.at(-1)} />
      {DAY_NAMES.map((name, day) => (
        <Words
          key={name}
          {...{ x: 34 + 44 * day, y: 159.4, size: 13, anchor: 'middle' }}
          weight={day === last ? 600 : 400}
          fill={day === last ? color.ink : color.ink3}
        >
          {name}
        </Words>
      ))}
      <Words x={18} y={183.4} size={13} fill={color.ink3}>
        {last === 0 ? `November ${date}` : `November 11 to ${date}`}, {leads} leads
      </Words>
      <rect x={note} y={1} width={162} height={39} rx={8} fill={color.dusk} />
      <text x={note + 12} y={25.5} fontSize={14} fill={color.white}>
        <tspan fontWeight={600}>{leadsByDay[last]} leads</tspan>
        <tspan dx={7} fontSize={13} fill={color.onDusk2}>
          {DAY_NAMES[last]}, Nov {date}
        </tspan>
      </text>
    </>
  );
}

interface LineChart {
  /** Where the chart stands in the picture. */
  x: number;
  y: number;
  /** From its top: where zero is, and from its left where its first day is. */
  zero: number;
  left: number;
  /** Pixels from day to day and for a lead. */
  step: number;
  lead: number;
  /** The lines behind it, from its top. */
  lines: readonly number[];
  right: number;
  note: { width: number; height: number; gap: number; top: number };
  /** What the note in the picture says, where it stands. */
  noteWas: number;
  Note: ComponentType<{ week: OfficeWeek }>;
}

const FIRST = WHOLE_WEEK.fourWeeks.byDay.length - WHOLE_WEEK.leadsByDay.length;

/** The last week of the line: what comes after the day is taken away. */
function WeekLine({ week, chart }: { week: OfficeWeek; chart: LineChart }) {
  const { zero, lines, right, note, noteWas, Note } = chart;
  const at = (day: number) => {
    const x = chart.left + chart.step * day;
    return { x, point: `${x} ${zero - chart.lead * week.fourWeeks.byDay[day]!}` };
  };
  const end = FIRST + week.last;
  const from = at(FIRST - 1);
  const points = Array.from({ length: week.last + 1 }, (_, day) => at(FIRST + day).point);
  const { x, point } = at(end);
  const [, top] = point.split(' ');
  const noteX = Math.max(x - note.gap - note.width, 0);
  return (
    <g transform={`translate(${chart.x} ${chart.y})`}>
      <path
        fill={color.white}
        d={box(noteWas - 1, note.top - 1, note.width + 2, note.height + 2)}
      />
      <path fill={color.white} d={box(from.x, 0, right - from.x + 8, zero + 1)} />
      <path stroke={product.line} d={lines.map((y) => `M${noteWas} ${y}H${right}`).join('')} />
      <path
        fill={product.area}
        d={`M${from.x} ${zero}L${from.point}L${points[0]!}L${at(FIRST).x} ${zero}z`}
      />
      <path fill={color.litSoft} d={`M${at(FIRST).x} ${zero}L${points.join('L')}L${x} ${zero}z`} />
      <path
        fill="none"
        stroke={color.dusk}
        strokeWidth={2.2}
        strokeLinejoin="round"
        d={`M${at(FIRST - 2).point}L${from.point}L${points.join('L')}`}
      />
      <path stroke={color.dusk} strokeDasharray="3 3" d={`M${point}V${zero}`} />
      <circle cx={x} cy={top} r={5} fill={color.lit} stroke={color.dusk} strokeWidth={2.2} />
      <g transform={`translate(${noteX} ${note.top})`}>
        <rect width={note.width} height={note.height} rx={8} fill={color.dusk} />
        <Note week={week} />
      </g>
    </g>
  );
}

function StatisticsFigures({
  week: { fourWeeks },
  places,
}: {
  week: OfficeWeek;
  places: { xs: readonly [number, number, number, number]; y: number; size: number };
}) {
  const { leads, closed, firstReply } = fourWeeks;
  const words = [leads, closed, asPercent(closed, leads), asMinutes(firstReply)];
  const { xs, y, size } = places;
  return words.map((figure, index) => (
    <Figure
      key={index}
      x={xs[index]!}
      y={y}
      size={size}
      weight={580}
      spacing={-0.035 * size}
      width={index === 3 ? 3.3 * size : 2 * size}
    >
      {figure}
    </Figure>
  ));
}

interface Bars {
  x: number;
  y: number;
  width: number;
  height: number;
  step: number;
}

function SourceBars({
  week,
  bars: { x, y, width, height, step },
}: {
  week: OfficeWeek;
  bars: Bars;
}) {
  const longest = WHOLE_WEEK.fourWeeks.sources[0]!.leads;
  return week.fourWeeks.sources.map(({ name, leads }, index) => (
    <g key={name}>
      <path fill={color.white} d={box(x - 1, y + step * index - 1.5, width + 3, height + 3)} />
      <rect
        {...{ x, y: y + step * index, height, rx: 2 }}
        width={(width * leads) / longest}
        fill={name === 'Referrals' ? color.lit : color.dusk}
      />
    </g>
  ));
}

function Statistics({ week }: { week: OfficeWeek }) {
  return (
    <>
      <StatisticsFigures
        week={week}
        places={{ xs: [24, 109.2, 190.7, 308.6], y: 103.2, size: 27 }}
      />
      <WeekLine
        week={week}
        chart={{
          ...{ x: 24, y: 142.6, zero: 176, left: 32, step: 672 / 27, lead: 6.6, right: 712 },
          lines: [176, 110, 44],
          note: { width: 118, height: 40, gap: 16, top: 2 },
          noteWas: 495.3,
          Note: StatisticsNote,
        }}
      />
      <SourceBars week={week} bars={{ x: 150, y: 397.6, width: 372, height: 12, step: 37 }} />
      <SourceFigures
        week={week}
        columns={{ leads: 592.1, closed: 666, rate: 736, y: 395.1, step: 37, size: 13.5 }}
      />
    </>
  );
}

function StatisticsNote({ week: { last, today, date, leadsByDay } }: { week: OfficeWeek }) {
  return (
    <>
      <Words x={12} y={5.8} size={11.5} fill={color.onDusk2}>
        {today}, Nov {date}
      </Words>
      <Words x={12} y={19.4} size={13} weight={600} fill={color.white}>
        {leadsByDay[last]} leads
      </Words>
    </>
  );
}

function StatisticsPhone({ week }: { week: OfficeWeek }) {
  return (
    <>
      <StatisticsFigures week={week} places={{ xs: [16, 80.5, 144.2, 244.3], y: 83.2, size: 25 }} />
      <WeekLine
        week={week}
        chart={{
          ...{ x: 16, y: 128.9, zero: 112, left: 0, step: 308 / 27, lead: 4.2, right: 308 },
          lines: [112, 70, 28],
          note: { width: 122, height: 24, gap: 11.8, top: 0 },
          noteWas: 140,
          Note: StatisticsPhoneNote,
        }}
      />
      <SourceBars week={week} bars={{ x: 113, y: 286.4, width: 111, height: 11, step: 29 }} />
      <SourceFigures
        week={week}
        columns={{ leads: 267.1, rate: 324, y: 283.5, step: 29, size: 13.5 }}
      />
    </>
  );
}

function StatisticsPhoneNote({ week: { last, date, leadsByDay } }: { week: OfficeWeek }) {
  return (
    <Words x={11} y={3.9} size={13} weight={560} fill={color.white}>
      {DAY_NAMES[last]}, Nov {date}: {leadsByDay[last]}
    </Words>
  );
}

interface KpiPlaces {
  /** The left edges of the two columns of figures, and the right edge of what compares them. */
  left: readonly [number, number];
  right: readonly [number, number];
  /** The tops of the two rows of figures, and of the comparison in the second. */
  figures: readonly [number, number];
  more: number;
  size: number;
  small: number;
  /** November's bars: as far from the left edge, where they end in both rows, and how high they are. */
  bar: { from: number; ends: readonly [number, number]; width: number };
  heights: { leads: number; closed: number };
}

function Kpis({ week, places }: { week: OfficeWeek; places: KpiPlaces }) {
  const { left, right, figures, more, size, small, bar, heights } = places;
  const { year } = week;
  const figure = { size, weight: 580, spacing: -0.04 * size } as const;
  const compared = {
    y: more,
    size: small,
    weight: 560,
    fill: color.leaf,
    anchor: 'end',
  } as const;
  return (
    <>
      <Figure {...figure} x={left[0]} y={figures[0]} width={2.6 * size}>
        {withCommas(year.leads)}
      </Figure>
      <November
        {...{ x: left[0] + bar.from, y: bar.ends[0], width: bar.width, height: heights.leads }}
        share={shareOf(week, 'leads')}
      />
      <Figure {...figure} x={left[0]} y={figures[1]} width={2 * size}>
        {year.closed}
      </Figure>
      <Figure {...compared} x={right[0]} width={26}>
        +{year.more.closed}
      </Figure>
      <November
        {...{ x: left[0] + bar.from, y: bar.ends[1], width: bar.width, height: heights.closed }}
        share={shareOf(week, 'closed')}
      />
      <Figure {...figure} x={left[1]} y={figures[1]} width={4 * size}>
        {asMillions(year.volume)}
      </Figure>
      <Figure {...compared} x={right[1]} width={48}>
        +${Math.round(year.more.volume / 1e6)}M
      </Figure>
      <November
        {...{ x: left[1] + bar.from, y: bar.ends[1], width: bar.width, height: heights.closed }}
        share={shareOf(week, 'volume')}
      />
    </>
  );
}

function YearKpis({ week }: { week: OfficeWeek }) {
  const places: KpiPlaces = {
    ...{ left: [28, 409], right: [352.1, 733], figures: [111.6, 357.6], more: 336 },
    ...{ size: 40, small: 14, heights: { leads: 26, closed: 22 } },
    bar: { from: 272, ends: [263.8, 509.8], width: 22.4 },
  };
  return <Kpis week={week} places={places} />;
}

function YearKpisPhone({ week }: { week: OfficeWeek }) {
  const places: KpiPlaces = {
    ...{ left: [15, 185], right: [154, 325], figures: [142.9, 308.9], more: 291 },
    ...{ size: 30, small: 13.5, heights: { leads: 29.2, closed: 24.8 } },
    bar: { from: 118.5, ends: [265.4, 431.4], width: 8.5 },
  };
  return <Kpis week={week} places={places} />;
}

interface Panes {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
}

/** One pane for each lead of the whole week, sixteen in a row: those still to come are dark. */
function PanesOfWeek({ week, panes }: { week: OfficeWeek; panes: Panes }) {
  const { x, y, width, height, across, down } = panes;
  const pane = (index: number) =>
    box(x + across * (index % 16), y + down * Math.floor(index / 16), width, height);
  const all = Array.from({ length: WHOLE_WEEK.leads }, (_, index) => pane(index));
  const to = week.reached + week.waiting;
  return (
    <>
      <path fill={color.dusk} d={all.slice(0, week.reached).join('')} />
      <path fill={color.lit} d={all.slice(week.reached, to).join('')} />
      <path fill={product.edge} d={all.slice(to).join('')} />
    </>
  );
}

interface ListPlaces {
  left: number;
  right: number;
  top: number;
  row: number;
  rows: number;
  bottom: number;
  /** Middle and radius of the initials, from the left edge. */
  initials: { x: number; radius: number };
  words: { x: number; name: number; size: number };
  /** Where the day ends that a lead came on. */
  day: number;
  /** An agent's picture, where there is room. */
  agent?: number;
  button: { x: number; width: number; height: number };
  /** Where it says how many more there are. */
  more: { x: number; y: number; size: number };
}

function WaitingList({ week, places }: { week: OfficeWeek; places: ListPlaces }) {
  const { left, right, top, row, rows, bottom, initials, words, day, agent, button, more } = places;
  const leads = waitingIn(week);
  const hidden = leads.length - rows;
  return (
    <>
      <path fill={color.white} d={box(left, top, right - left, bottom - top)} />
      {leads.slice(0, rows).map((lead, index) => {
        const y = top + row * index;
        const middle = y + row / 2;
        const isFirst = index === 0;
        return (
          <g key={lead.name}>
            {isFirst && <path fill={color.litWash} d={box(left, y, right - left, row - 1)} />}
            <path fill={product.line} d={box(left, y + row - 1, right - left, 1)} />
            <circle cx={initials.x} cy={middle} r={initials.radius} fill={hues[lead.hue].tint} />
            <Words
              {...{ x: initials.x, y: middle - 8, size: 12, weight: 600, anchor: 'middle' }}
              fill={hues[lead.hue].deep}
              spacing={0}
            >
              {initialsOf(lead.name)}
            </Words>
            <Words x={words.x} y={middle - words.name} size={words.size} weight={600}>
              {lead.name}
            </Words>
            <Words x={words.x} y={middle + 1.7} size={13} fill={color.ink3}>
              {lead.wish}
            </Words>
            <Words x={day} y={middle - 8} size={13} fill={color.ink3} anchor="end">
              {lead.day === week.last ? 'Today' : DAY_NAMES[lead.day]}
            </Words>
            {agent && (
              <>
                <circle cx={agent + 14} cy={middle} r={14} fill={color.plaster} />
                <image
                  href={`/avatars/${lead.agent}.svg`}
                  x={agent}
                  y={middle - 14}
                  width={28}
                  height={28}
                  clipPath="circle(14px)"
                />
              </>
            )}
            <rect
              {...button}
              y={middle - button.height / 2}
              rx={8}
              fill={isFirst ? color.dusk : color.white}
              stroke={isFirst ? color.dusk : product.edge}
            />
            <Words
              {...{ y: middle - 8, size: 13.5, weight: 560, anchor: 'middle' }}
              x={button.x + button.width / 2}
              fill={isFirst ? color.white : color.ink}
            >
              Call
            </Words>
          </g>
        );
      })}
      {hidden > 0 && (
        <Words {...more} fill={color.ink3}>
          {hidden} more, newest first
        </Words>
      )}
    </>
  );
}

function Waiting({ week }: { week: OfficeWeek }) {
  const key = { x: 229, size: 14, weight: 600, anchor: 'end', ground: color.limewash } as const;
  return (
    <>
      <Figure x={122.3} y={23.7} size={14} fill={color.ink3} width={82}>
        {week.last === 0 ? 'Nov 11' : `Nov 11 to ${week.date}`}
      </Figure>
      <path fill={color.white} d={box(573, 21, 164, 25)} />
      <rect x={581} y={22.5} width={155} height={22} rx={5} fill={color.litWash} />
      <Words
        {...{ x: 658.5, y: 25.8, size: 12.5, weight: 550, anchor: 'middle' }}
        fill={color.onLitWash}
      >
        {week.waiting} waiting for a first reply
      </Words>
      <Figure
        {...{ x: 24, y: 103.2, size: 52, weight: 580, spacing: -2.34, width: 100 }}
        ground={color.limewash}
      >
        {week.leads}
      </Figure>
      <PanesOfWeek
        week={week}
        panes={{ x: 24, y: 184.8, width: 9, height: 21, across: 13, down: 27 }}
      />
      <Figure {...key} y={419} width={30}>
        {week.reached}
      </Figure>
      <Figure {...key} y={447} width={30}>
        {week.waiting}
      </Figure>
      <Figure {...key} y={495.5} width={52}>
        {asMinutes(week.firstReply)}
      </Figure>
      <WaitingList
        week={week}
        places={{
          ...{ left: 254, right: 760, top: 68, row: 67, rows: 6, bottom: 560 },
          initials: { x: 294, radius: 18 },
          words: { x: 325, name: 19, size: 14.5 },
          ...{ day: 608, agent: 621 },
          button: { x: 662, width: 76, height: 34 },
          more: { x: 276, y: 504.2, size: 14 },
        }}
      />
    </>
  );
}

function WaitingPhone({ week }: { week: OfficeWeek }) {
  return (
    <>
      <Figure
        {...{ x: 16, y: 29.2, size: 40, weight: 580, spacing: -1.8, width: 80 }}
        ground={color.limewash}
      >
        {week.leads}
      </Figure>
      <Figure x={16} y={77.2} size={13} width={90} fill={color.ink3} ground={color.limewash}>
        <tspan fontWeight={600} fill={color.ink}>
          {week.waiting}
        </tspan>{' '}
        waiting
      </Figure>
      <PanesOfWeek
        week={week}
        panes={{ x: 124, y: 14, width: 8, height: 8, across: 12, down: 12.6 }}
      />
      <WaitingList
        week={week}
        places={{
          ...{ left: 0, right: 340, top: 124, row: 58, rows: 5, bottom: 440 },
          initials: { x: 33, radius: 17 },
          words: { x: 61, name: 19.4, size: 14 },
          day: 250,
          button: { x: 260, width: 64, height: 32 },
          more: { x: 16, y: 420, size: 13.5 },
        }}
      />
    </>
  );
}

const crop = (Marks: Drawing['Marks']): { wide: Drawing; phone?: Drawing } => ({
  wide: { width: 340, height: 210, Marks },
});

const scene = (Wide: Drawing['Marks'], Phone: Drawing['Marks']) => ({
  wide: { width: 760, height: 560, Marks: Wide },
  phone: { width: 340, height: 440, Marks: Phone },
});

/** The pictures that show the office's week, by the names of their files in `public/scenes`. */
export const drawings: Readonly<Record<string, { wide: Drawing; phone?: Drawing }>> = {
  'crop-weekly': crop(Weekly),
  'crop-monthly': crop(Monthly),
  'crop-yearly': crop(Yearly),
  'crop-live': crop(Live),
  'crop-by-source': crop(BySource),
  'crop-one-day': crop(OneDay),
  stats: scene(Statistics, StatisticsPhone),
  'dashboard-kpis': scene(YearKpis, YearKpisPhone),
  waiting: scene(Waiting, WaitingPhone),
};
