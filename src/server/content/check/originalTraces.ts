import { ORIGINAL_COLORS, ORIGINAL_NAME, type BrandColors } from '../../../lib/brandColors.ts';

/** Lines that name the original brand or its colors on the site of another brand. */
export const originalTraces = (
  text: string,
  site: { name: string; colors: BrandColors },
  withColors: boolean,
): { line: number; message: string }[] => {
  if (site.name === ORIGINAL_NAME) return [];
  const ownColors = Object.values(site.colors);
  const colors = withColors ? Object.values(ORIGINAL_COLORS) : [];
  const words = [ORIGINAL_NAME, ...colors.filter((color) => !ownColors.includes(color))];
  return text.split('\n').flatMap((line, index) => {
    const word = words.find((each) => line.toLowerCase().includes(each.toLowerCase()));
    return word
      ? { line: index + 1, message: `"${word}" belongs to the original brand. Replace it.` }
      : [];
  });
};
