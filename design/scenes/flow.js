/** The leads of the week by source, each with those of the four agents in the order of `AGENTS`. */
export const SOURCES = [
  { name: 'Website', color: '#2c5364', leads: [3, 2, 2, 3] },
  { name: 'Portals', color: '#2a4e7c', leads: [2, 2, 2, 3] },
  { name: 'Open houses', color: '#7e2f3f', leads: [1, 2, 2, 1] },
  { name: 'Referrals', color: '#2f5d45', leads: [1, 1, 1, 2] },
  { name: 'Ads', color: '#8a5a00', leads: [1, 1, 0, 0] },
];

export const AGENTS = ['Priya', 'Tom', 'Owen', 'Daniel'];

/** From the website to Owen. */
const NEWEST = { source: 0, agent: 2 };

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const leadsOfAgent = (agent) => sum(SOURCES.map(({ leads }) => leads[agent]));

/** Where bars of these lengths begin when they stand below each other in the middle of a column. */
const stack = (lengths, gap, height) => {
  const start = (height - sum(lengths) - gap * (lengths.length - 1)) / 2;
  return lengths.map((_, at) => start + sum(lengths.slice(0, at)) + gap * at);
};

const ribbon = (from, to, thickness, width) => {
  const middle = width / 2;
  return `M0 ${from}C${middle} ${from} ${middle} ${to} ${width} ${to}v${thickness}C${middle} ${to + thickness} ${middle} ${from + thickness} 0 ${from + thickness}z`;
};

/** Ribbons from sources to agents, `unit` high for each lead, and the middles of both. The newest lead is lit. */
const drawFlow = ({ width, height, unit, sourceGap, agentGap }) => {
  const ofSources = SOURCES.map(({ leads }) => sum(leads) * unit);
  const ofAgents = AGENTS.map((_, agent) => leadsOfAgent(agent) * unit);
  const left = stack(ofSources, sourceGap, height);
  const right = stack(ofAgents, agentGap, height);
  const ends = [...right];
  let newest = '';
  const ribbons = SOURCES.flatMap(({ leads, color }, source) => {
    let start = left[source];
    return leads.map((count, agent) => {
      const path = ribbon(start, ends[agent], count * unit, width);
      if (source === NEWEST.source && agent === NEWEST.agent) {
        newest = `<path fill="#ffc54d" d="${ribbon(start, ends[agent], unit, width)}"/>`;
      }
      start += count * unit;
      ends[agent] += count * unit;
      return count && `<path fill="${color}" fill-opacity=".22" d="${path}"/>`;
    });
  });
  const bar = (x, y, length, color) =>
    `<path fill="${color}" d="M${x} ${y}h6v${length}h-6z"/>`;
  const bars = [
    ...left.map((y, source) => bar(0, y, ofSources[source], SOURCES[source].color)),
    ...right.map((y, agent) => bar(width - 6, y, ofAgents[agent], '#12303b')),
  ];
  const middle = (starts, lengths) => starts.map((y, at) => y + lengths[at] / 2);
  return {
    svg: `<svg width="${width}" height="${height}">${ribbons.filter(Boolean).join('')}${newest}${bars.join('')}</svg>`,
    sourceMiddles: middle(left, ofSources),
    agentMiddles: middle(right, ofAgents),
  };
};

const FACES = ['priya', 'tom', 'owen', 'daniel'];

/**
 * Fills the scene's `.g` with the sources, the ribbons and the agents.
 * @param {Parameters<typeof drawFlow>[0]} size
 * @param {string} unitOfAgents follows the number of leads of an agent
 */
export const fillScene = (size, unitOfAgents = '') => {
  const { svg, sourceMiddles, agentMiddles } = drawFlow(size);
  const sources = SOURCES.map(
    ({ name, leads }, at) =>
      `<p class="s" style="top:${sourceMiddles[at]}px">
        <b>${name}</b><span class="q">${sum(leads)}</span>
      </p>`,
  );
  const agents = AGENTS.map(
    (name, at) =>
      `<div class="a row${at === NEWEST.agent ? ' on' : ''}" style="top:${agentMiddles[at]}px">
        <i class="av ${FACES[at]}"></i>
        <p><b>${name}</b><span class="q">${leadsOfAgent(at)}${unitOfAgents}</span></p>
      </div>`,
  );
  document.querySelector('.g').innerHTML = svg + sources.join('') + agents.join('');
};
