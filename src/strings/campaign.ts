/** Words of the campaign's control and states. */
export const campaignStrings = {
  label: 'Day of the campaign',
  homes: (name: string, count: number) => `${name}, ${count} homes`,
  replies: 'Replies',
  appointments: 'Appointments',
  listings: 'Listings',
  next: 'Next day',
  startOver: 'Start over',
  street: (homes: number, replies: number) => `${homes} homes, ${replies} lit`,
  reached: (day: string, replies: number) => `${day}: ${replies} replies.`,
} as const;
