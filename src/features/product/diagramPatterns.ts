import type { FeatureSlug } from '../../contract/paths.ts';

/**
 * A front of four storeys with seven windows each: `#` is a pane in the hue's deep color, `o` the one that is lit,
 * `.` is dark. Each picture says what its card says.
 */
export type DiagramPattern = readonly [string, string, string, string];

type ThreePatterns = readonly [DiagramPattern, DiagramPattern, DiagramPattern];

/** The three content cards of each feature page; communication shows scenes of its own instead. */
export const diagramPatterns: Record<
  Exclude<FeatureSlug, 'realtime-communication'>,
  ThreePatterns
> = {
  dashboard: [
    // Days of one week, stacked.
    ['...#...', '##.#o..', '######.', '#######'],
    // Four weeks, the last one running.
    ['#######', '#######', '#######', '###o...'],
    // Months growing over a year.
    ['......o', '....###', '..#####', '#######'],
  ],
  'lead-management-system': [
    // Turns, one after the other.
    ['.......', '####o..', '.......', '.......'],
    // One person.
    ['.......', '.......', '..o....', '.......'],
    // One team, top to bottom.
    ['.....#.', '.....o.', '.....#.', '.....#.'],
  ],
  'realtime-statistics': [
    // A line that has just moved.
    ['....#.o', '..##.#.', '##.....', '.......'],
    // Bars of sources.
    ['#######', '######.', '####...', '##o....'],
    // One day among seven.
    ['...o...', '...#...', '...#...', '...#...'],
  ],
  'campaigns-and-opportunities': [
    // A street's worth of people.
    ['.......', '.#####.', '.###o#.', '.......'],
    // One line of text.
    ['.......', '#####o.', '.......', '.......'],
    // A few who answer.
    ['.......', '..##...', '..#o...', '.......'],
  ],
  'user-management': [
    // One more in the row.
    ['.......', '.......', '.......', '###o...'],
    // Who reports to whom.
    ['...o...', '...#...', '.#.#.#.', '.#.#.#.'],
    // A gap that the next one fills.
    ['.......', '##.o##.', '.......', '.......'],
  ],
  'activity-tracking': [
    // One lead, event by event.
    ['.......', '.......', '#####o.', '.......'],
    // One person's day, newest on top.
    ['..o....', '..#....', '..#....', '..#....'],
    // Everybody, all day.
    ['##.####', '####.##', '#.###o#', '######.'],
  ],
  'action-assignment': [
    // Four people, the last one has room.
    ['#####..', '#####..', '#####..', '####o..'],
    // One job, whoever holds it.
    ['.......', '#######', '...o...', '.......'],
    // One name.
    ['.......', '....o..', '.......', '.......'],
  ],
};
