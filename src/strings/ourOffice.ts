/** The six people of the site's own office, who write, present and stand in its examples. */
export const ourOffice = {
  name: 'Alder & Vane Realty',
  people: [
    {
      name: 'Maya Okafor',
      role: 'Broker-owner',
      photo: '/avatars/maya.svg',
      text: 'Founded both. Pays her own bill each month, and reads the numbers on Sunday night.',
    },
    {
      name: 'Grace Whitfield',
      role: 'Operations',
      photo: '/avatars/grace.svg',
      text: 'Runs the desk. Writes most of the help center, because she gets asked first.',
    },
    {
      name: 'Daniel Reyes',
      role: 'Team lead',
      photo: '/avatars/daniel.svg',
      text: 'Shows houses four days a week. Tries every change with his team before it goes out.',
    },
    {
      name: 'Priya Nair',
      role: 'Agent',
      photo: '/avatars/priya.svg',
      text: 'Works the weekends. Her Saturday leads are why there are evening turns.',
    },
    {
      name: 'Tom Lindqvist',
      role: 'Agent',
      photo: '/avatars/tom.svg',
      text: 'Keeps the contact list. Our import was tested on his, the worst we could find.',
    },
    {
      name: 'Owen Castellano',
      role: 'Agent',
      photo: '/avatars/owen.svg',
      text: 'Holds the open houses, and is the last to leave them.',
    },
  ],
} as const;
