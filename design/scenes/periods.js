// The office's numbers by period, for the scenes that are drawn once for each: `dashboard-kpis.html?period=weekly`.
const byMax = (values) => values.map((value) => (60 * value) / Math.max(...values));

// Heights of bars are out of 64; the last one is lit, and `ahead` counts the gray ones after it.
export const dashboards = {
  weekly: {
    range: 'Nov 9 – 15',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    kpis: [
      ['New leads', '+4', '32', '7 on Thursday', byMax([4, 4, 4, 7, 4, 3, 6])],
      ['Median first reply', '−48s', '2m 14s', '26 of 32 have a reply', byMax([152, 146, 137, 129, 131, 128, 125])],
      ['Showings booked', '+1', '6', '2 on Thursday', byMax([1, 1, 0, 2, 1, 1, 0])],
      ['Closed volume', '+$470k', '$470k', '1 home, on Friday', byMax([0, 0, 0, 0, 0.47, 0, 0])],
    ],
  },
  monthly: {
    range: 'Oct 19 – Nov 15',
    labels: ['Oct 19', 'Oct 26', 'Nov 2', 'Nov 9'],
    kpis: [
      ['New leads', '+6%', '115', 'About 29 a week', byMax([25, 30, 28, 32])],
      ['Median first reply', '−9s', '2m 31s', 'Fastest in the last of four weeks', byMax([168, 158, 182, 134])],
      ['Showings booked', '+1', '21', 'About 5 a week', byMax([5, 5, 5, 6])],
      ['Closed volume', '+$0.5M', '$1.44M', '3 homes, $480k on average', byMax([0.49, 0.48, 0, 0.47])],
    ],
  },
  yearly: {
    range: '2026',
    ahead: 1,
    labels: ['Jan', '', '', 'Apr', '', '', 'Jul', '', '', 'Oct', '', 'Dec'],
    kpis: [
      ['New leads', '+9%', '1,304', 'About 29 a week', byMax([96, 104, 131, 138, 142, 133, 121, 117, 122, 136, 64])],
      ['Median first reply', '−1m 12s', '2m 40s', 'Faster in nine of ten months', [64, 60, 58, 50, 52, 46, 42, 40, 36, 34, 30]],
      ['Homes closed', '+3', '34', 'About 3 a month', byMax([2, 2, 3, 3, 4, 5, 4, 4, 3, 3, 1])],
      ['Closed volume', '+$1.7M', '$16.4M', '$482k on average', byMax([0.95, 0.97, 1.44, 1.46, 1.94, 2.43, 1.93, 1.94, 1.45, 1.42, 0.47])],
    ],
  },
};

// `scale` is the value of the lower grid line; from point `litFrom` on the area is lit; `peak` is the point called out.
export const statistics = {
  weekly: {
    range: 'Nov 9 – 15',
    kpis: ['32', '1', '3.1%', '2m 14s'],
    points: [4, 4, 4, 7, 4, 3, 6],
    scale: 3,
    litFrom: 6,
    ticks: [[0, 'Mon'], [1, 'Tue'], [2, 'Wed'], [3, 'Thu'], [4, 'Fri'], [5, 'Sat'], [6, 'Sun']],
    peak: { at: 3, day: 'Thursday, Nov 12', short: 'Thu, Nov 12', leads: 7 },
    sources: [[10, 0], [9, 0], [6, 0], [5, 1], [2, 0]],
  },
  monthly: {
    range: 'Oct 19 – Nov 15',
    kpis: ['115', '3', '2.6%', '2m 31s'],
    points: [3, 4, 4, 4, 4, 3, 3, 4, 5, 4, 6, 4, 3, 4, 4, 4, 5, 5, 4, 3, 3, 4, 4, 4, 7, 4, 3, 6],
    scale: 3,
    litFrom: 21,
    ticks: [[0, 'Oct 19'], [7, 'Oct 26'], [14, 'Nov 2'], [21, 'Nov 9']],
    peak: { at: 24, day: 'Thursday, Nov 12', short: 'Thu, Nov 12', leads: 7 },
    sources: [[37, 1], [32, 0], [20, 1], [16, 1], [10, 0]],
  },
  yearly: {
    range: '2026',
    kpis: ['1,304', '34', '2.6%', '2m 40s'],
    points: [96, 104, 131, 138, 142, 133, 121, 117, 122, 136, 64],
    scale: 65,
    litFrom: 9,
    ticks: [[0, 'Jan'], [3, 'Apr'], [6, 'Jul'], [9, 'Oct']],
    peak: { at: 4, day: 'May', short: 'May', leads: 142 },
    sources: [[417, 9], [359, 8], [223, 6], [185, 9], [120, 2]],
  },
  custom: {
    range: 'Jul 1 – Sep 30',
    kpis: ['360', '11', '3.1%', '2m 36s'],
    points: [28, 29, 29, 28, 27, 26, 25, 25, 26, 27, 29, 32, 29],
    scale: 15,
    litFrom: 12,
    ticks: [[0, 'Jul 1'], [4, 'Jul 29'], [8, 'Aug 26']],
    peak: { at: 11, day: 'Week of Sep 16', short: 'Week of Sep 16', leads: 32 },
    sources: [[115, 3], [99, 2], [62, 2], [51, 3], [33, 1]],
  },
};

const SOURCES = ['Website', 'Portals', 'Open houses', 'Referrals', 'Ads'];

/** Bars from the baseline up, `high` of 64 at their highest, with their labels below: all, or the first and the last. */
export const barChart = (heights, { ahead = 0, labels = [], ends = false, width, high, rx = 0 }) => {
  const count = heights.length + ahead;
  const gap = { 4: 0.04, 7: 0.025, 12: width > 200 ? 0.0148 : 0.0241 }[count] * width;
  const wide = (width + gap) / count - gap;
  const bars = [...heights, ...Array(ahead).fill(6)].map((height, index) => {
    const tall = Math.max(height * (high / 64), 3);
    const fill = index === heights.length - 1 ? '#ffc54d' : index < heights.length ? '#12303b' : '#d2d6cf';
    return `<rect x="${index * (wide + gap)}" y="${high - tall}" width="${wide}" height="${tall}" rx="${rx}" fill="${fill}"/>`;
  });
  const words = ends
    ? [
        `<text y="${high + 17}">${labels[0]}</text>`,
        `<text x="${width}" y="${high + 17}" text-anchor="end">${labels.at(-1)}</text>`,
      ]
    : labels.map(
        (label, index) =>
          `<text x="${index * (wide + gap) + wide / 2}" y="${high + 20}" text-anchor="middle">${label}</text>`,
      );
  const height = labels.length > 0 ? high + 24 : high;
  return `<svg width="${width}" height="${height}">${bars.join('')}<g font-size="12.5" fill="#5d6d73">${words.join('')}</g></svg>`;
};

/** The line of leads with its grid: `x` from the left edge, the baseline, and the distance of the grid's lines. */
export const lineChart = ({ points, scale, litFrom, ticks, peak }, { width, height, left, right, base, step, small }) => {
  const place = (index) => [
    left + ((right - left) * index) / (points.length - 1),
    base - (points[index] / scale) * step,
  ];
  const path = (from) => points.slice(from).map((_, index) => place(from + index).join(',')).join(' ');
  const area = (from, fill) =>
    `<polygon fill="${fill}" points="${path(from)} ${right},${base} ${place(from)[0]},${base}"/>`;
  const grid = [0, 1, 2].map((line) => `M0 ${base - line * step}H${width}`).join('');
  const [x, y] = place(peak.at);
  const box = small
    ? { width: 7 * `${peak.short}: ${peak.leads}`.length + 24, height: 24, label: `<text x="11" y="16.5" font-size="13" font-weight="560" fill="#fff">${peak.short}: ${peak.leads}</text>` }
    : { width: 122, height: 40, label: `<text x="12" y="17" font-size="11.5" fill="#b4c4c6">${peak.day}</text><text x="12" y="32" font-size="13" font-weight="600" fill="#fff">${peak.leads} leads</text>` };
  const [boxX, boxY] = [x - box.width - 12, base - box.height - 12];
  const scales = small ? [] : [1, 2].map((line) => `<rect y="${base - line * step - 8}" width="28" height="16" fill="#fff"/><text x="2" y="${base - line * step + 4}" font-size="11.5" fill="#5d6d73">${line * scale}</text>`);
  const labels = ticks.map(([index, label]) => {
    const at = place(index)[0];
    const anchor = at > right - 8 ? 'end' : at < left + 8 ? 'start' : 'middle';
    return `<text x="${at}" y="${base + 20}" text-anchor="${anchor}">${label}</text>`;
  });
  return `<svg width="${width}" height="${height}"><path d="${grid}" stroke="#e4e6e0"/>${area(0, '#edf2f3')}${area(litFrom, '#ffe3a3')}<polyline points="${path(0)}" fill="none" stroke="#12303b" stroke-width="2.2" stroke-linejoin="round"/>${scales.join('')}<path d="M${x} ${y}V${base}" stroke="#12303b" stroke-dasharray="3 3"/><circle cx="${x}" cy="${y}" r="5" fill="#ffc54d" stroke="#12303b" stroke-width="2.2"/><g font-size="12.5" fill="#5d6d73">${labels.join('')}</g><g transform="translate(${boxX},${boxY})"><rect width="${box.width}" height="${box.height}" rx="8" fill="#12303b"/>${box.label}</g></svg>`;
};

/** Rows of the table of sources; the source with the best rate is lit. */
export const sourceRows = (sources) => {
  const rates = sources.map(([leads, closed]) => closed / leads);
  const most = Math.max(...sources.map(([leads]) => leads));
  return sources.map(([leads, closed], index) => ({
    name: SOURCES[index],
    share: (100 * leads) / most,
    isLit: rates[index] === Math.max(...rates),
    leads: leads.toLocaleString('en-US'),
    closed,
    rate: `${(100 * rates[index]).toFixed(1)}%`,
  }));
};
