/** Words of the home page's first view (spec §2, Home); what follows it is in `home-sections`, which loads later. */
export const home = {
  meta: {
    title: (brand: string) => `${brand} | The smart, fast, user-friendly real-estate CRM`,
    description:
      'One CRM for agents, brokers and teams who sell homes: every inquiry in one place, handed to the right agent and answered while the light is still on.',
  },
  hero: {
    /** One line each from 1024 px. */
    titleLines: ['The smart, fast,', 'user-friendly CRM for', 'people who sell homes'],
    text: 'Every inquiry in one place, handed to the right agent, and answered while the light is still on.',
    action: 'Get Started',
    quietAction: 'Request a demo',
    /** The dashboard, and the same below 768 px; in pixels at 1x. */
    scene: {
      name: 'dashboard',
      width: 1160,
      height: 724,
      alt: 'The dashboard: 128 new leads this week, a median first reply of 2 minutes 14 seconds, 46 showings and $4.32M closed',
    },
    smallScene: { name: 'dashboard-mobile', width: 350, height: 520 },
  },
} as const;
