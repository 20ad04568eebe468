import { scenes, type SceneName } from '../../strings/scenes.ts';

/** Scenes are rendered at twice their size, so they stay sharp when shown a third larger. */
const MAX_ENLARGEMENT = 1.3;

/** Pixels across that a scene may be shown at. */
export const sceneMaxWidth = (name: SceneName): number =>
  Math.round(scenes[name].width * MAX_ENLARGEMENT);
