/** Words of the drawing of the dashboard on the home page. */
export const liveDashboardStrings = {
  newLeads: 'New',
  reached: 'Reached',
  waiting: 'Waiting',
  sending: 'Sending',
  isWriting: (agent: string) => `${agent} is texting back`,
  repliedIn: (time: string) => `Replied in ${time}`,
} as const;

/** Loads with the first ring. */
export const ringStrings = {
  noClock: '…',
  answered: (agent: string, lead: string, time: string, waiting: number) =>
    `${agent} replied to ${lead} in ${time}, and ${waiting} leads still wait.`,
} as const;
