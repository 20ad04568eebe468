/** Emails to the people of the desk. */
const ROLES = { owner: 'owner', editor: 'editor', sales: 'sales' } as const;

interface Change {
  address: string;
  role: keyof typeof ROLES | null;
}

const roleName = (role: Change['role']): string => (role === null ? '' : ROLES[role]);

export const guestMessageStrings = {
  event: 'See the event',
  why: (title: string) =>
    `You get this email because you are registered for “${title}”. If you can’t come, give your seat back.`,
  seat: 'View or cancel your registration',
};

export const issueStrings = {
  why: (address: string) => `You get this email because ${address} is subscribed.`,
  unsubscribe: 'Unsubscribe',
};

export const peopleEmailStrings = {
  title: (brand: string) => `A change to the people of the ${brand} desk`,
  intro: 'Every owner gets this email after such a change.',
  changes: {
    added: ({ address, role }: Change) => `${address} was added with the role ${roleName(role)}.`,
    role: ({ address, role }: Change) => `${address} now has the role ${roleName(role)}.`,
    removed: ({ address }: Change) => `${address} was removed and signed out.`,
    'signed-out': ({ address }: Change) => `${address} was signed out everywhere.`,
    mailboxes: (_change: Change) => 'The mailboxes of the company were changed.',
  },
  by: 'Changed by',
  when: 'Changed at',
  unexpected:
    'If you did not expect it, sign in and remove the person. On the server, “npm run people -- list” shows who has access.',
};

export const reviewEmailStrings = {
  asked: {
    subject: (title: string) => `Please read “${title}”`,
    text: (actor: string, title: string) =>
      `${actor} asks you to read “${title}” before visitors see it. The page shows each word that changes.`,
    button: 'Read it',
  },
  approved: {
    subject: (title: string) => `“${title}” is live`,
    text: (actor: string, title: string) => `${actor} has read “${title}” and published it.`,
    button: 'Open it',
  },
  returned: {
    subject: (title: string) => `“${title}” comes back`,
    text: (actor: string, title: string) =>
      `${actor} has read “${title}”. Change it, and ask for another review.`,
    button: 'Open it',
  },
} as const;
