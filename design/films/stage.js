// Shows a film at any time: `await stage.load(film, name, move, cut)`, then `stage.show(seconds)`. The stage is the window.
/**
 * Pixels of the stage around what is looked at, the widest that the title of the end card may be, and whether a picture
 * stays in the middle or fills the stage, as a phone's screen does, where the view would show its edge.
 */
const CUTS = {
  wide: { margin: { x: 56, y: 36 }, titleWidth: 700 },
  phone: { margin: { x: 20, y: 20 }, titleWidth: 632, isFilled: true },
};
const LARGEST = 2.6;
const RADIUS = 12;
const DIMMED = 0.15;
/** Seconds from the end card to its lit pane. */
const LIGHT_AFTER = 0.9;

const between = (from, to, part) => from + (to - from) * part;
const eased = (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

const element = (parent, className, tag = 'div') => {
  const added = document.createElement(tag);
  added.className = className;
  parent.append(added);
  return added;
};

const loadFrame = (parent, address) =>
  new Promise((resolve) => {
    const frame = element(parent, '', 'iframe');
    frame.onload = async () => {
      await frame.contentDocument.fonts.ready;
      resolve(frame);
    };
    frame.src = address;
  });

/** Of the whole picture; a guide's is its window. */
const boundsOf = (inner) => {
  const [width, height] = inner.querySelector('meta[name=scene]').content.split('x').map(Number);
  const window = inner.querySelector('.guide > .win')?.getBoundingClientRect();
  return window ?? { x: 0, y: 0, width, height };
};

/** A picture twice: dimmed, and above it the part that is framed. */
const loadPicture = async (name) => {
  const [source, query = ''] = name.split('?');
  const picture = element(document.body, 'picture');
  const outline = element(document.body, 'outline');
  const copies = [element(picture, 'copy dimmed'), element(picture, 'copy')];
  const frames = await Promise.all(copies.map((copy) => loadFrame(copy, `../${source}.html?${query}`)));
  const inner = frames[0].contentDocument;
  const [width, height] = inner.querySelector('meta[name=scene]').content.split('x').map(Number);
  for (const frame of frames) Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  await new Promise(requestAnimationFrame);
  const bounds = boundsOf(inner);
  for (const frame of frames) Object.assign(frame.style, { left: `${-bounds.x}px`, top: `${-bounds.y}px` });
  Object.assign(picture.style, { width: `${bounds.width}px`, height: `${bounds.height}px` });
  return { name, picture, outline, copies, inner, bounds };
};

/** Around all elements that match, within the picture. */
const rectOf = ({ name, inner, bounds }, selector, [padX, padY] = [0, 0]) => {
  const rects = [...inner.querySelectorAll(selector)].map((found) => found.getBoundingClientRect());
  if (rects.length === 0) throw new Error(`${name} has no ${selector}`);
  const x = Math.max(0, Math.min(...rects.map((rect) => rect.left)) - bounds.x - padX);
  const y = Math.max(0, Math.min(...rects.map((rect) => rect.top)) - bounds.y - padY);
  const right = Math.min(bounds.width, Math.max(...rects.map((rect) => rect.right)) - bounds.x + padX);
  const bottom = Math.min(bounds.height, Math.max(...rects.map((rect) => rect.bottom)) - bounds.y + padY);
  return { x, y, width: right - x, height: bottom - y };
};

/** The place in a picture that is in the middle of the stage, so that little of the stage is empty. */
const filling = (center, size, shown, margin) => {
  const [first, last] = [shown / 2 - margin, size - shown / 2 + margin];
  return first < last ? Math.min(Math.max(center, first), last) : size / 2;
};

/** Where a step's picture is, and what is framed in it. */
const placeOf = ({ frame, look = frame, scale, pad }, picture, { margin, isFilled }) => {
  const { width, height } = picture.bounds;
  const whole = { x: 0, y: 0, width, height };
  const seen = look ? rectOf(picture, look, pad) : whole;
  const fitting = Math.min(
    (innerWidth - 2 * margin.x) / seen.width,
    (innerHeight - 2 * margin.y) / seen.height,
    LARGEST,
  );
  const drawn = scale ?? fitting;
  const [centerX, centerY] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  return {
    centerX: isFilled ? filling(centerX, width, innerWidth / drawn, margin.x / drawn) : centerX,
    centerY: isFilled ? filling(centerY, height, innerHeight / drawn, margin.y / drawn) : centerY,
    scale: drawn,
    framed: frame ? 1 : 0,
    rect: frame ? rectOf(picture, frame, pad) : undefined,
  };
};

const placeBetween = (from, to, part) => {
  const [first, last] = [from.rect ?? to.rect, to.rect ?? from.rect];
  const mixed = Object.fromEntries(
    ['centerX', 'centerY', 'scale', 'framed'].map((key) => [key, between(from[key], to[key], part)]),
  );
  mixed.rect = first && Object.fromEntries(
    ['x', 'y', 'width', 'height'].map((key) => [key, between(first[key], last[key], part)]),
  );
  return mixed;
};

const draw = ({ picture, outline, copies: [dimmed, lit], bounds }, place, opacity) => {
  const { centerX, centerY, scale, framed, rect } = place;
  const left = Math.round(innerWidth / 2 - centerX * scale);
  const top = Math.round(innerHeight / 2 - centerY * scale);
  const radius = RADIUS / scale;
  Object.assign(picture.style, { opacity, transform: `translate(${left}px, ${top}px) scale(${scale})` });
  dimmed.style.opacity = 1 - (1 - DIMMED) * framed;
  dimmed.style.borderRadius = `${radius}px`;
  lit.style.visibility = outline.style.visibility = rect ? 'visible' : 'hidden';
  if (!rect) return;
  const sides = [rect.y, bounds.width - rect.x - rect.width, bounds.height - rect.y - rect.height, rect.x];
  lit.style.clipPath = `inset(${sides.map((side) => `${side}px`).join(' ')} round ${radius}px)`;
  Object.assign(outline.style, {
    opacity: opacity * framed,
    left: `${left + rect.x * scale - 2}px`,
    top: `${top + rect.y * scale - 2}px`,
    width: `${rect.width * scale + 4}px`,
    height: `${rect.height * scale + 4}px`,
    borderRadius: `${RADIUS + 2}px`,
  });
};

const drawEnd = ({ lines, window: { columns, rows, pane, lit } }, name, titleWidth) => {
  document.querySelector('.end .name span').textContent = name;
  const title = document.querySelector('.end h1');
  title.textContent = lines.join('\n');
  const size = parseFloat(getComputedStyle(title).fontSize);
  if (title.offsetWidth > titleWidth) title.style.fontSize = `${(size * titleWidth) / title.offsetWidth}px`;
  const house = document.querySelector('.house');
  house.style.gridTemplate = `repeat(${rows}, ${pane[1]}px) / repeat(${columns}, ${pane[0]}px)`;
  house.innerHTML = '<i></i>'.repeat(columns * rows);
  return element(house.children[lit], '', 'b');
};

/** What a cut shows: on phones a step may have a view of its own, or a picture, too. */
const stepsOf = ({ steps }, cut) =>
  cut === 'phone' ? steps.map(({ at, picture, phone, ...view }) => ({ at, picture, ...(phone ?? view) })) : steps;

let showAt;

window.stage = {
  async load(film, name, move, cut) {
    document.body.className = `${film.hue} ${cut}`;
    const { titleWidth, ...view } = CUTS[cut];
    const steps = stepsOf(film, cut);
    const pictures = new Map();
    for (const step of steps)
      if (!pictures.has(step.picture)) pictures.set(step.picture, await loadPicture(step.picture));
    const end = document.querySelector('.end');
    document.body.append(end);
    const pane = drawEnd(film.end, name, titleWidth);
    const places = steps.map((step) => placeOf(step, pictures.get(step.picture), view));

    showAt = (seconds) => {
      for (const { picture, outline } of pictures.values()) picture.style.opacity = outline.style.opacity = 0;
      const index = steps.findLastIndex(({ at }) => at <= seconds);
      const [before, step] = [steps[index - 1], steps[index]];
      const part = before ? eased(Math.min((seconds - step.at) / move, 1)) : 1;
      const isSame = before?.picture === step.picture;
      if (before && !isSame && part < 1) draw(pictures.get(before.picture), places[index - 1], 1 - part);
      const place = isSame ? placeBetween(places[index - 1], places[index], part) : places[index];
      draw(pictures.get(step.picture), part < 1 ? place : places[index], isSame ? 1 : part);
      const ended = Math.max(seconds - film.end.at, 0);
      end.style.opacity = eased(Math.min(ended / move, 1));
      pane.style.opacity = eased(Math.min(Math.max(ended - LIGHT_AFTER, 0) / move, 1));
    };
    /** Seconds at which something starts to move. */
    return [...steps.slice(1).map(({ at }) => at), film.end.at, film.end.at + LIGHT_AFTER];
  },
  show: (seconds) => showAt(seconds),
};
