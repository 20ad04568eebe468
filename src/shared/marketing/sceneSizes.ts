import { scenes, type SceneName } from '../../strings/scenes.ts';

/** Scenes are rendered at twice their size, so they stay sharp when shown a third larger. */
const MAX_ENLARGEMENT = 1.3;

/** Pixels across that a scene may be shown at. */
export const sceneMaxWidth = (name: SceneName): number =>
  Math.round(scenes[name].width * MAX_ENLARGEMENT);

/** True widths of a scene in a frame for its `sizes` attribute; below 768 px another picture takes its place. */
export const sceneSizes = ({
  tablet,
  desktop,
  full,
}: {
  tablet: string;
  desktop: string;
  full: string;
}): string => `(max-width: 1023px) ${tablet}, (max-width: 1439px) ${desktop}, ${full}`;
