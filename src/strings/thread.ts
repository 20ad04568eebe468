/** Words of the timeline's control and states. */
export const threadStrings = {
  label: 'Show',
  all: 'All',
  choice: (label: string, count: number) => `${label} ${count}`,
  shown: (shown: number, all: number) => `${shown} of ${all} events.`,
} as const;
