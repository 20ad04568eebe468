import { SITE_TEXTS } from '../testing/siteTexts.ts';
import { FEATURE_SLUGS, PAGES } from './navigation.ts';
import { paths } from './paths.ts';

const { features, bar, resources, footer } = SITE_TEXTS.navigation;

it('lists every page in the footer, because menus stay closed without scripts', () => {
  const listed = Object.values(footer).flatMap(({ links }) => links.map(({ to }) => to));
  const pages = [...FEATURE_SLUGS.map(paths.feature), ...Object.values(PAGES)];
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

it('has the labels of the specification', () => {
  expect(features.links.map(({ to }) => to)).toEqual(FEATURE_SLUGS.map(paths.feature));
  expect(bar.map(({ label }) => label)).toEqual(['Pricing', 'Integrations']);
  expect(resources.links.map(({ label }) => label)).toEqual([
    'About us',
    'Webinars',
    'Blog',
    'Help center',
    'What’s new',
  ]);
});
