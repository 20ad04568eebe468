import { featureLinks, footerGroups, PAGES } from './navigation.ts';

it('lists every page in the footer, because menus stay closed without scripts', () => {
  const listed = footerGroups.flatMap(({ links }) => links.map(({ path }) => path));
  const pages = [...featureLinks, ...Object.values(PAGES)].map(({ path }) => path);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});
