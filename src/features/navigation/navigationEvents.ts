import type { EventsOf } from '../../store/eventDescription.ts';
import type { menusSlice } from './menusSlice.ts';
import type { scrollTopSlice } from './scrollTopSlice.ts';

export const navigationEvents: EventsOf<typeof menusSlice | typeof scrollTopSlice> = {
  'menus/menuToggled': { meaning: 'A dropdown of the bar was opened, or closed.', personal: [] },
  'menus/menusClosed': {
    meaning: 'Escape was pressed, focus left a menu, or the window grew past the mobile sheet.',
    personal: [],
  },
  'menus/outsideClicked': {
    meaning: 'The page was clicked outside of an open menu.',
    personal: [],
  },
  'menus/mobileMenuToggled': { meaning: 'The mobile sheet was opened, or closed.', personal: [] },
  'menus/mobileGroupToggled': {
    meaning: 'A group of links in the mobile sheet was unfolded, or folded.',
    personal: [],
  },
  'scrollTop/thresholdCrossed': {
    meaning: 'The visitor scrolled past where the button back to the top shows, or back.',
    personal: [],
  },
};
