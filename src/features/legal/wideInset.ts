import { size } from '../../theme/tokens.ts';

/** From the edge of a wide panel to its words, which stand on the edges of the page's content except on phones. */
export const wideInset = `max(clamp(20px, var(--gutter) - 12px, 32px), (100% - ${size.contentMax}) / 2)`;
