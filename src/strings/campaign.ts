/** Words of the campaign's control and states. */
export const campaignStrings = {
  label: 'Day of the campaign',
  owners: (name: string, count: number) => `${name}, ${count} owners`,
  replies: 'Replies',
  appointments: 'Appointments',
  listings: 'Listings',
  next: 'Next day',
  startOver: 'Start over',
  street: (owners: number, replies: number) => `${owners} owners, ${replies} replied`,
  reached: (day: string, replies: number) => `${day}: ${replies} replies.`,
} as const;
