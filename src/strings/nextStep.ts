export const nextStepStrings = {
  name: 'Next step',
  read: 'Read next',
  video: 'Watch next',
  category: 'Next in the help center',
} as const;

export const supportStrings = {
  call: (number: string) => `Call ${number}`,
} as const;

/** On the office's door in the street. */
export const streetStrings = { open: 'Open' } as const;
