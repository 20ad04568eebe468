/** Words of the call's controls and states. */
export const callStrings = {
  play: 'Play the sample call',
  pause: 'Pause',
  of: (time: string, length: string) => `${time} / ${length}`,
  transcript: 'Transcript',
  someOf: (shown: number, count: number) => `${shown} of ${count} sentences. Play to read on.`,
  notWritten: 'Not written yet',
  goTo: (time: string) => `Sentence at ${time}`,
  written: (line: string) => `Summary: ${line}`,
  confirmed: (agent: string) => `On ${agent}’s list`,
} as const;
