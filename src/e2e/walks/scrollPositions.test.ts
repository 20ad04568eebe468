import { paths } from '../../contract/paths.ts';
import {
  keepsPositionOnReload,
  leavesPositionToVisitor,
  restoresPosition,
} from '../savedPositions.ts';

it.each([
  [paths.blog, paths.whatsNew],
  [paths.helpCenter, paths.helpArticle('set-up-a-round-robin-rotation')],
  [paths.webinars, paths.event('import-day-together')],
  [paths.pricing, paths.requestDemo],
])('restores the position on %s, however late its data arrive', restoresPosition);

it.each([
  [paths.blog, paths.whatsNew],
  [paths.allPosts, paths.whatsNew],
  [paths.helpCenter, paths.helpArticle('set-up-a-round-robin-rotation')],
  [paths.webinars, paths.event('import-day-together')],
])('keeps position and focus when %s is reloaded after a navigation', keepsPositionOnReload);

it.each(['key', 'scroll bar', 'touch'] as const)(
  'leaves the position to a visitor who scrolls by %s',
  leavesPositionToVisitor,
);
