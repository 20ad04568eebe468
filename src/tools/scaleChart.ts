/** A figure by the number of documents; several lines are named by their connections. */
export interface Chart {
  title: string;
  lines: Readonly<Record<string, readonly number[]>>;
}

const COLUMNS = 3;
const WIDTH = 260;
const HEIGHT = 200;
const PLOT = { left: 16, right: 214, top: 44, bottom: 164 };

const shown = (value: number): string =>
  value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(1);

/** Places a logarithmic value of a range between two coordinates. */
const place = (value: number, [least, most]: readonly number[], from: number, to: number) => {
  const share = Math.log(value / least!) / (Math.log(most! / least!) || 1);
  return Math.round(from + share * (to - from));
};

const drawLine = (
  name: string,
  values: readonly number[],
  x: readonly number[],
  y: (value: number) => number,
): string => {
  const points = values.map((value, index) => ({ x: x[index]!, y: y(value), value }));
  const last = points.at(-1)!;
  const label = name === '' ? shown(last.value) : `${shown(last.value)} at ${name}`;
  return [
    `<polyline points="${points.map((point) => `${point.x},${point.y}`).join(' ')}"/>`,
    ...points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="3"/>`),
    `<text x="${points[0]!.x}" y="${points[0]!.y - 8}">${shown(points[0]!.value)}</text>`,
    `<text x="${last.x + 6}" y="${last.y + 4}">${label}</text>`,
  ].join('\n');
};

const drawChart = (
  { title, lines }: Chart,
  documents: readonly number[],
  index: number,
): string => {
  const countRange = [documents[0]!, documents.at(-1)!];
  const x = documents.map((count) => place(count, countRange, PLOT.left, PLOT.right));
  const all = Object.values(lines).flat();
  const valueRange = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => place(value, valueRange, PLOT.bottom - 14, PLOT.top + 10);
  const ticks = documents.map(
    (count, tick) =>
      `<text class="tick" x="${x[tick]!}" y="${PLOT.bottom + 18}">${count.toLocaleString('en')}</text>`,
  );
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return `<g transform="translate(${column * (WIDTH + 50)} ${row * HEIGHT})">
<text class="title" x="${PLOT.left}" y="22">${title}</text>
<path d="M${PLOT.left} ${PLOT.bottom}H${PLOT.right}"/>
${ticks.join('\n')}
${Object.entries(lines)
  .map(([name, values]) => drawLine(name, values, x, y))
  .join('\n')}
</g>`;
};

/** An SVG with a chart for each figure; both axes are logarithmic. */
export const drawCharts = (documents: readonly number[], charts: readonly Chart[]): string => {
  const width = COLUMNS * (WIDTH + 50);
  const height = Math.ceil(charts.length / COLUMNS) * HEIGHT + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>Cost by the number of posts, and by the number of connections</title>
<style>
text { font: 12px sans-serif; fill: #333 }
.title { font-weight: bold; font-size: 14px }
.tick { fill: #666; text-anchor: middle }
polyline, path { fill: none; stroke: #2f5d8a; stroke-width: 2 }
path { stroke: #999; stroke-width: 1 }
circle { fill: #2f5d8a }
</style>
<rect width="100%" height="100%" fill="#fff"/>
${charts.map((chart, index) => drawChart(chart, documents, index)).join('\n')}
</svg>
`;
};
