import type { IllustratedFeature } from '../../theme/tokens.ts';

/** Colors of a drawing by their part in it; `FeatureIllustration` knows the values. */
export type Paint = 'deep' | 'white' | 'pane' | 'lit' | 'shade' | 'shine' | 'groove';

export type Shape =
  { d: string; fill: Paint } | { d: string; stroke: Paint } | { ellipse: Ellipse; fill: Paint };

/** Center, then the two radii. */
type Ellipse = readonly [cx: number, cy: number, rx: number, ry: number];

/** A front door on a field of 240 by 240 units, from the back to the front. */
export interface DoorShapes {
  frame: readonly Shape[];
  /** The part that opens, with light behind it. */
  leaf: readonly Shape[];
  front?: readonly Shape[];
}

const fill = (paint: Paint, d: string): Shape => ({ d, fill: paint });

const knob = (cx: number, cy: number): Shape => ({ ellipse: [cx, cy, 3.2, 3.2], fill: 'lit' });

/** A recessed panel: the shade of its edge, then the light on its face. */
const panel = (x: number, y: number, width: number, height: number): Shape[] => [
  fill('shade', `M${x} ${y}h${width}v${height}h-${width}z`),
  fill('shine', `M${x + 2} ${y + 3}h${width - 2}v${height - 3}h-${width - 2}z`),
];

/** One wing of a glazed double door, its left edge at `x`. */
const glazedWing = (x: number): Shape[] => [
  fill('deep', `M${x} 62h57v160h-57z`),
  fill('pane', `M${x + 8} 70h41v118h-41z`),
  fill('deep', `M${x + 27.5} 70h2v118h-2z`),
  fill('deep', `M${x + 8} 98.5h41v2h-41zm0 29.5h41v2h-41zm0 29.5h41v2h-41z`),
  ...panel(x + 8, 196, 41, 18),
];

export const featureShapes: Readonly<Record<IllustratedFeature, DoorShapes>> = {
  dashboard: {
    frame: [
      fill('white', 'M76 46h88v176H76z'),
      fill('pane', 'M84 54h72v26H84z'),
      fill('white', 'M119 54h2v26h-2z'),
      fill('lit', 'M84 86h72v136H84z'),
    ],
    leaf: [
      fill('deep', 'M84 86h72v136H84z'),
      ...panel(92, 94, 25, 52),
      ...panel(123, 94, 25, 52),
      ...panel(92, 158, 25, 54),
      ...panel(123, 158, 25, 54),
      knob(149, 152),
    ],
  },
  'lead-management-system': {
    frame: [
      fill('white', 'M64 62h112l-8-14H72zm10 0h92v160H74z'),
      fill('lit', 'M82 70h76v152H82z'),
    ],
    leaf: [
      fill('deep', 'M82 70h76v152H82z'),
      fill('pane', 'M92 80h56v66H92z'),
      fill('deep', 'M119 80h2v66h-2z'),
      fill('deep', 'M92 101h56v2H92zm0 22h56v2H92z'),
      fill('lit', 'M106 158h28v5h-28z'),
      ...panel(92, 172, 56, 40),
      knob(151, 150),
    ],
  },
  'realtime-statistics': {
    frame: [
      fill('white', 'M72 222V96a48 48 0 0 1 96 0v126z'),
      fill('lit', 'M80 222V96a40 40 0 0 1 80 0v126z'),
    ],
    leaf: [
      fill('deep', 'M80 222V96a40 40 0 0 1 80 0v126z'),
      fill('shade', 'M99 60h2v162h-2zm20-4h2v166h-2zm20 4h2v162h-2z'),
      { ellipse: [120, 96, 13, 13], fill: 'pane' },
      fill('deep', 'M119 83h2v26h-2z'),
      fill('deep', 'M107 95h26v2h-26z'),
      fill('groove', 'M80 136h26v5H80zm0 60h26v5H80z'),
      knob(152, 158),
    ],
  },
  'campaigns-and-opportunities': {
    frame: [
      fill('white', 'M54 222V104a66 66 0 0 1 132 0v118z'),
      fill('pane', 'M62 98a58 58 0 0 1 116 0z'),
      { d: 'M119 40v58m1 0L79 57m41 41 41-41', stroke: 'white' },
      fill('lit', 'M62 104h116v118H62z'),
      fill('deep', 'M120 104h58v118h-58z'),
      ...panel(128, 112, 42, 46),
      ...panel(128, 168, 42, 44),
    ],
    leaf: [
      fill('deep', 'M62 104h57v118H62z'),
      ...panel(70, 112, 41, 46),
      ...panel(70, 168, 41, 44),
      knob(113, 164),
    ],
    front: [knob(126, 164)],
  },
  'user-management': {
    frame: [
      fill('white', 'M72 54h96v168H72z'),
      fill('lit', 'M80 62h80v160H80z'),
      fill('deep', 'M80 146h80v76H80z'),
      ...panel(90, 158, 60, 54),
      fill('white', 'M76 140h88v7H76z'),
    ],
    leaf: [
      fill('deep', 'M80 62h80v78H80z'),
      fill('pane', 'M90 72h60v58H90z'),
      fill('deep', 'M109 72h2v58h-2zm20 0h2v58h-2z'),
      fill('deep', 'M90 100h60v2H90z'),
    ],
    front: [knob(152, 156)],
  },
  'activity-tracking': {
    frame: [
      fill('white', 'M70 48h100v174H70z'),
      fill('pane', 'M78 56h18v166H78z'),
      fill('lit', 'M100 56h62v166h-62z'),
    ],
    leaf: [
      fill('deep', 'M100 56h62v166h-62z'),
      fill('pane', 'M110 72h42v18h-42zm0 32h42v18h-42zm0 32h42v18h-42zm0 32h42v18h-42z'),
      fill('lit', 'M154 128h3v36h-3z'),
    ],
  },
  'action-assignment': {
    frame: [
      fill('white', 'M50 54h140v168H50z'),
      fill('pane', 'M58 62h22v104H58zm102 0h22v104h-22z'),
      fill(
        'white',
        'M58 88h22v2H58zm102 0h22v2h-22zM58 114h22v2H58zm102 0h22v2h-22zM58 140h22v2H58zm102 0h22v2h-22z',
      ),
      fill('deep', 'M58 170h22v52H58zm102 0h22v52h-22z'),
      fill('lit', 'M86 62h68v160H86z'),
    ],
    leaf: [
      fill('deep', 'M86 62h68v160H86z'),
      ...[70, 120, 170].flatMap((y) => [...panel(94, y, 23, 42), ...panel(123, y, 23, 42)]),
      knob(148, 166),
    ],
  },
  'realtime-communication': {
    frame: [fill('white', 'm58 60 62-30 62 30zm14 0h96v162H72z'), fill('lit', 'M80 68h80v154H80z')],
    leaf: [
      fill('deep', 'M80 68h80v154H80z'),
      { ellipse: [120, 112, 22, 32], fill: 'pane' },
      fill('deep', 'M119 80h2v64h-2z'),
      fill('deep', 'M98 111h44v2H98z'),
      fill('lit', 'M102 160h36v6h-36z'),
      ...panel(90, 176, 60, 36),
      knob(152, 156),
    ],
  },
  integrations: {
    frame: [
      fill('white', 'M54 54h132v168H54z'),
      fill('lit', 'M62 62h116v160H62z'),
      ...glazedWing(121),
    ],
    leaf: [...glazedWing(62), knob(114, 168)],
    front: [knob(126, 168)],
  },
};

/** The doorstep below every door, darker above and lighter below. */
export const doorstep = { upper: 'M40 222h160v8H40z', lower: 'M26 230h188v10H26z' } as const;
