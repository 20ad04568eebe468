import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../contract/paths.ts';
import { filterChanged } from '../features/help-center/helpCategorySlice.ts';
import * as helpSearch from '../features/help-center/helpSearchSlice.ts';
import { bellRung } from '../features/home/bellSlice.ts';
import { windowLit } from '../features/integrations/heroWindowSlice.ts';
import { slideChosen } from '../features/integrations/integrationsCarouselSlice.ts';
import * as integrations from '../features/integrations/integrationsSlice.ts';
import {
  menuToggled,
  mobileGroupToggled,
  mobileMenuToggled,
} from '../features/navigation/menusSlice.ts';
import * as pricing from '../features/pricing/pricingSlice.ts';
import { actionFinished } from '../features/product/actions/chainSlice.ts';
import { groupChosen } from '../features/product/activity/threadSlice.ts';
import { stepChosen } from '../features/product/campaigns/campaignSlice.ts';
import { sentenceChosen } from '../features/product/communication/callSlice.ts';
import { kpiChosen } from '../features/product/dashboard/kpiSlice.ts';
import { periodChosen } from '../features/product/periodSlice.ts';
import { leadHandedOver } from '../features/product/leads/rotationSlice.ts';
import { monthChosen } from '../features/product/statistics/yearSlice.ts';
import { roleChosen } from '../features/product/users/rolesSlice.ts';
import { newTimeChosen } from '../features/request-demo/moveDemoSlice.ts';
import { guestAddressRefused } from '../features/webinars/myLinkSlice.ts';
import { positionReached } from '../features/webinars/videoSlice.ts';
import { heroActionMoved } from '../shared/marketing/heroActionSlice.ts';
import { tableOfContentsToggled } from '../shared/article/tableOfContentsSlice.ts';
import { faqToggled } from '../shared/faq/faqSlice.ts';
import { routes } from './routes.ts';
import type { NavigationCause } from '../store/navigationSlice.ts';
import { rootReducer, type RootState } from '../store/rootReducer.ts';
import { locationChangedTo, stateAfter } from '../testing/stateAfter.ts';

/** What visitors do on a page. Its address shows their page, billing period, counts and search. */
const VISITS: [address: string, ...actions: UnknownAction[]][] = [
  [paths.home, menuToggled('features'), bellRung({ isStill: false }), faqToggled('2')],
  [paths.home, mobileMenuToggled(), mobileGroupToggled('resources')],
  [paths.home, heroActionMoved({ isPassed: true })],
  [paths.feature('dashboard'), periodChosen('monthly'), kpiChosen('closed'), faqToggled('1')],
  [paths.feature('lead-management-system'), leadHandedOver()],
  [paths.feature('activity-tracking'), groupChosen('office')],
  [paths.feature('realtime-communication'), sentenceChosen(2)],
  [paths.feature('realtime-statistics'), monthChosen('May')],
  [paths.feature('user-management'), roleChosen('agent')],
  [paths.feature('campaigns-and-opportunities'), stepChosen(3)],
  [paths.feature('action-assignment'), actionFinished()],
  [paths.integrations, windowLit(2), slideChosen({ index: 1 })],
  [`${paths.allIntegrations}?page=2`, integrations.queryChanged('ma')],
  [
    `${paths.allIntegrations}?q=mail`,
    integrations.queryChanged('mail'),
    integrations.typingPaused(),
  ],
  [`${paths.allPosts}?page=3&tag=Guides`],
  [paths.pricing, pricing.differencesOnlyToggled(), pricing.comparedPlanChosen(2)],
  [
    `${paths.pricing}?billing=annual&leads=40`,
    pricing.inputChanged({ input: 'people', text: '' }),
    pricing.inputChanged({ input: 'leadsPerMonth', text: '40' }),
  ],
  [paths.pricing, pricing.inputChanged({ input: 'leadsPerMonth', text: '' })],
  [paths.helpCenter, helpSearch.searchFocused(), helpSearch.queryChanged('lead')],
  [
    `${paths.helpCenter}?q=lead`,
    helpSearch.queryChanged('lead'),
    helpSearch.querySubmitted(),
    helpSearch.queryChanged('leads'),
  ],
  [paths.helpCategory('leads'), filterChanged('rota')],
  [paths.helpArticle('x'), tableOfContentsToggled()],
  [paths.post('x'), tableOfContentsToggled(), faqToggled('3')],
  [paths.video('first'), positionReached(90)],
  [paths.event('first'), guestAddressRefused('Unknown')],
  [paths.myDemo('T'), newTimeChosen({ field: 'preferred_time', value: '11:00' })],
];

beforeAll(() => Promise.all(routes.map(({ page }) => page.load())));

const move = (state: RootState, address: string, cause: NavigationCause): RootState => {
  const { pathname } = state.navigation;
  return rootReducer(state, locationChangedTo(address, { from: pathname, cause }));
};

/** With other objects than the initial ones, so that each reset is noticed. */
const copyOf = (state: RootState) => JSON.parse(JSON.stringify(state)) as RootState;

const slicesOf = ({ navigation: _location, ...slices }: RootState) => Object.entries(slices);

const sliceOf = (state: RootState, name: string) => state[name as keyof RootState];

it.each(VISITS)('keeps all slices on %s when a fragment is followed', (address, ...actions) => {
  const before = stateAfter(locationChangedTo(address), ...actions);
  let state = before;
  for (const fragment of ['#main', '#main', '#faq', '#part%201']) {
    state = move(state, address + fragment, 'link');
    for (const [name, slice] of slicesOf(state)) {
      expect({ name, slice }).toEqual({ name, slice: sliceOf(before, name) });
    }
  }
  // Back closes menus.
  const { menus: _closed, ...slices } = move(state, address, 'back');
  for (const [name, slice] of slicesOf({ ...slices, menus: before.menus })) {
    expect({ name, slice }).toEqual({ name, slice: sliceOf(before, name) });
  }
});

it('tries every slice that another page resets', () => {
  const before = copyOf(stateAfter(locationChangedTo(paths.home)));
  const after = rootReducer(before, locationChangedTo('/elsewhere', { from: paths.home }));
  const reset = slicesOf(before).filter(([name, slice]) => slice !== sliceOf(after, name));
  const tried = VISITS.flatMap(([address, ...actions]) =>
    slicesOf(stateAfter(locationChangedTo(address), ...actions)).filter(
      ([name, slice]) => JSON.stringify(slice) !== JSON.stringify(sliceOf(before, name)),
    ),
  );
  const names = reset.map(([name]) => name);
  expect(names).not.toEqual([]);
  expect(tried.map(([name]) => name)).toEqual(expect.arrayContaining(names));
});
