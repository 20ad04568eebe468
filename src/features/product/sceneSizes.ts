import { scenes, type SceneName } from '../../strings/scenes.ts';

/** True widths of a scene for its `sizes` attribute: below 768 px it is shown at a fixed height and bleeds. */
export const sceneSizes = (
  name: SceneName,
  mobileHeight: number,
  { tablet, desktop, full }: { tablet: string; desktop: string; full: string },
): string => {
  const { width, height } = scenes[name];
  const mobile = Math.ceil((width / height) * mobileHeight);
  return `(max-width: 767px) ${mobile}px, (max-width: 1023px) ${tablet}, (max-width: 1439px) ${desktop}, ${full}`;
};
