import { domMin, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { SVGProps } from 'react';
import { styled } from 'styled-components';
import { liveDashboardStrings } from '../../strings/liveDashboard.ts';
import { color, font, hues, media, tileHues } from '../../theme/tokens.ts';
import { initialsOf } from '../../ui/Avatar.tsx';
import { leadOfRing, leadsOfPicture, type BellTexts, type Lead } from './bellSlice.ts';

/** Lies over the picture of the dashboard; units are its pixels. */
const Overlay = styled.svg<{ $hidden: string }>`
  position: absolute;
  inset: auto 0 0;
  fill: ${color.ink};
  font: 450 13.5px ${font.sans};
  font-feature-settings: 'tnum' 1;
  letter-spacing: -0.006em;
  dominant-baseline: central;

  image {
    clip-path: circle();
  }
  ${({ $hidden }) => $hidden} {
    display: none;
  }
`;

type Box = readonly [x: number, y: number, width: number, height: number];

interface TextProps extends SVGProps<SVGTextElement> {
  value: string | number;
  /** Left, top, width and height of the text of the picture that this one replaces. */
  box?: Box;
  background?: string;
}

function Text({ value, box, background = color.white, ...text }: TextProps) {
  if (!box) {
    return (
      <text dy="-.05em" {...text}>
        {value}
      </text>
    );
  }
  const [x, y, width, height] = box;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={background} />
      <Text value={value} x={x} y={y + height / 2} fontWeight={600} {...text} />
    </>
  );
}

/** A pane for each new lead of the last day, three in a row, above the four rows of the picture. */
const drawPanes = (count: number, [x, y, width, height]: Box, stepX: number, stepY: number) =>
  Array.from({ length: Math.min(count, 12) }, (_, index) => {
    const [column, row] = [index % 3, 4 + Math.floor(index / 3)];
    return `M${x + column * stepX} ${y - row * stepY}h${width}v${height}h-${width}z`;
  }).join('');

function Row({ index, lead }: { index: number; lead: Lead }) {
  const transition = { duration: useReducedMotion() ? 0 : 0.7 };
  const { tint, deep } = hues[tileHues[lead.name.length % tileHues.length]!];
  const sourceWidth = 16 + 5.5 * lead.source.length;
  return (
    <m.g initial={{ y: 48 * (index - 1) }} animate={{ y: 48 * index }} transition={transition}>
      <m.rect
        width={894}
        height={48}
        initial={{ fill: index === 0 ? color.litWash : color.white }}
        animate={{ fill: color.white }}
        transition={transition}
      />
      <path d="M0 47.5h894" stroke={color.line} />
      <circle cx={32} cy={24} r={14} fill={tint} />
      <g fontSize={11} fontWeight={600} fill={deep} textAnchor="middle">
        <Text x={32} y={24} value={initialsOf(lead.name)} />
      </g>
      <Text x={58} y={24} value={lead.name} fontWeight={600} />
      <Text x={240} y={24} value={lead.wish} fill={color.ink2} />
      <rect x={554} y={13} width={sourceWidth} height={22} rx={5} fill={color.limewash} />
      <Text x={562} y={24} value={lead.source} fontSize={12} fontWeight={550} fill={color.ink2} />
      <image href={lead.photo} x={670} y={12} width={24} />
      <Text x={702} y={24} value={lead.agent} />
      <Text x={876} y={24} value={lead.age} textAnchor="end" fill={color.ink3} />
    </m.g>
  );
}

interface LiveDashboardProps {
  texts: BellTexts;
  rings: number;
}

export function LiveDashboard({ texts, rings }: LiveDashboardProps) {
  const arrivals = Array.from({ length: rings }, (_, ring) => leadOfRing(texts, ring)).reverse();
  const before = leadsOfPicture(texts, liveDashboardStrings.rows);
  const rows = [...arrivals, ...before].slice(0, 4);
  const [newLeads, waiting, today] = [128 + rings, 24 + rings, 12 + rings];
  const tag = liveDashboardStrings.waiting(waiting);
  const total = { value: newLeads, letterSpacing: '-0.035em' };
  const last = { value: today, fontSize: 12.5, textAnchor: 'middle' } as const;
  const caption = { value: waiting, fontSize: 12, fontWeight: 450, textAnchor: 'end' } as const;
  return (
    <LazyMotion features={domMin}>
      <Overlay $hidden={media.belowMd} viewBox="0 0 1160 724" aria-hidden="true">
        <Text {...total} box={[256, 113, 70, 34]} fontSize={29} />
        <Text {...last} box={[735, 247, 56, 17.5]} x={763} />
        <path d={drawPanes(rings, [735, 396.6, 16, 13], 20, 18)} fill={color.lit} />
        <g fill={color.ink3}>
          <Text {...caption} box={[170, 109.6, 19, 16.8]} x={189} background={color.limewash} />
          <Text {...caption} box={[709, 217, 18, 17.5]} x={727} />
        </g>
        <Text value={newLeads} box={[1085, 256, 30, 19]} x={1115} textAnchor="end" />
        <g fontSize={12} fill={color.onLitWash}>
          <Text value={tag} box={[396, 490, 48, 22]} x={399} background={color.litWash} />
        </g>
        <svg x={239} y={524} width={894} height={191}>
          <rect width={894} height={191} fill={color.white} />
          {rows.map((lead, index) => (
            <Row key={lead.name} index={index} lead={lead} />
          ))}
        </svg>
      </Overlay>
      <Overlay $hidden={media.md} viewBox="0 0 350 484" aria-hidden="true">
        <Text {...total} box={[17, 96, 60, 32]} fontSize={26} />
        <Text {...last} box={[295, 266.75, 37, 17.5]} x={313.5} />
        <path d={drawPanes(rings, [295, 422.25, 11, 15], 13, 19)} fill={color.lit} />
      </Overlay>
    </LazyMotion>
  );
}
