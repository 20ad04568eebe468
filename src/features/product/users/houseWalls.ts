import { styled } from 'styled-components';
import { color, media } from '../../../theme/tokens.ts';

/** The thickness of walls and ceilings. */
export const WALL = 'clamp(6px, 0.7vw, 10px)';

/** Lighter than the walls, so that the courses of the roof show. */
const SLATE = 'color-mix(in srgb, var(--deep) 82%, var(--tint))';

const CHIMNEY_HEIGHT = 'clamp(18px, 2.2vw, 32px)';

export const Floors = styled.ol`
  position: relative;
  isolation: isolate;
  margin-top: ${CHIMNEY_HEIGHT};

  /* The chimney, with a cap */
  &::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: 17%;
    width: clamp(32px, 4.2vw, 60px);
    height: ${CHIMNEY_HEIGHT};
    background:
      linear-gradient(var(--deep), var(--deep)) 0 0 / 100% 30%,
      linear-gradient(${SLATE}, ${SLATE}) 50% 100% / 80% 70%;
    background-repeat: no-repeat;
  }
  /* The ridge */
  &::after {
    content: '';
    position: absolute;
    inset: -2px 7.5% auto;
    height: ${WALL};
    border-radius: 2px;
    background: var(--deep);
  }
`;

export const Floor = styled.li`
  border: solid var(--deep);
  border-width: 0 ${WALL} ${WALL};
  background: ${color.litWash};

  /* The attic, between the slopes of the roof */
  &:first-child {
    position: relative;
    padding: ${WALL} max(9%, 26px) 0;
    border-inline: 0;
    background: none;

    &::before {
      content: '';
      position: absolute;
      inset: 0 0 -1px;
      z-index: -1;
      background: repeating-linear-gradient(
        ${SLATE} 0 clamp(9px, 1vw, 14px),
        var(--deep) 0 calc(clamp(9px, 1vw, 14px) + 2px)
      );
      clip-path: polygon(8% 0, 92% 0, 100% 100%, 0 100%);
    }
    > * {
      border: solid var(--deep);
      border-width: 0 ${WALL};
      background: ${color.litWash};
    }
    /* The eaves */
    &::after {
      content: '';
      position: absolute;
      inset: auto calc(-1 * clamp(6px, 1.1vw, 16px)) calc(-1 * ${WALL});
      height: calc(1.5 * ${WALL});
      border-radius: 2px;
      background: var(--deep);
    }
  }
  &:nth-child(2) {
    border-top: ${WALL} solid var(--deep);
  }
  /* The ground */
  &:last-child {
    border-bottom: 0;
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(176px, 17vw, 236px);

    &:first-child {
      display: block;
    }
  }
`;
