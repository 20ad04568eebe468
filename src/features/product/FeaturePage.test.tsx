import { screen, within } from '@testing-library/react';
import { HERO_ACTION } from '../../contract/constants.ts';
import { FEATURE_SLUGS, type FeatureSlug } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import type { FeatureTexts } from '../../contract/texts/texts.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { SITE_TEXTS } from '../../testing/siteTexts.ts';
import { loadRoute, renderRoute, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { featureLayouts } from './featureLayouts.ts';
import { FeaturePage } from './FeaturePage.tsx';
import { periodChosen, periodSlice } from './periodSlice.ts';

beforeAll(() => Promise.all(FEATURE_SLUGS.map((slug) => loadRoute(paths.feature(slug)))));

const renderFeature = (slug: FeatureSlug) => renderRoute(paths.feature(slug));

it.each(FEATURE_SLUGS)('shows the content of %s, and links to the other features', (slug) => {
  renderFeature(slug);
  const { hero, cards, scenes, benefits }: FeatureTexts = SITE_TEXTS[`feature-${slug}`];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    hero.title.replaceAll('\u00a0', ' '),
  );
  const items = [...(scenes ?? []), ...cards!.items, ...benefits!.items];
  for (const { text } of items) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const others = within(screen.getByRole('navigation', { name: 'Other features' }));
  const links = others.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    FEATURE_SLUGS.map((other) => (other === slug ? paths.integrations : paths.feature(other))),
  );
});

it('lays out no two features alike', () => {
  const layouts = FEATURE_SLUGS.map((slug) => JSON.stringify(featureLayouts[slug]));
  expect(new Set(layouts).size).toBe(FEATURE_SLUGS.length);
});

it.each([
  ['dashboard', Node.DOCUMENT_POSITION_FOLLOWING],
  ['activity-tracking', Node.DOCUMENT_POSITION_PRECEDING],
] as const)('shows the doors and the reading list of %s in its order', (slug, order) => {
  renderFeature(slug);
  const { title } = SITE_TEXTS[`feature-${slug}`].reading!;
  const reading = screen.getByRole('heading', { name: title });
  const doors = screen.getByRole('navigation', { name: 'Other features' });
  expect(reading.compareDocumentPosition(doors)).toBe(order);
});

it('tells the bar that its own sign-up button is in view', () => {
  renderFeature('dashboard');
  const { action } = SITE_TEXTS['feature-dashboard'].hero;
  const inView = document.querySelector<HTMLElement>(`[${HERO_ACTION}=inView]`)!;
  expect(within(inView).getByRole('link', { name: action })).toBeInTheDocument();
});

it.each([
  ['dashboard', 'Weekly'],
  ['realtime-statistics', 'Monthly'],
] as const)('shows a picture of %s for each period, first %s', async (slug, opening) => {
  const { user } = renderFeature(slug);
  const { pictures } = SITE_TEXTS[`feature-${slug}`].hero;
  const [control] = screen.getAllByRole('radiogroup', { name: 'Period' });
  const radios = within(control!).getAllByRole('radio');
  expect(radios).toHaveLength(pictures.length);
  expect(within(control!).getByRole('radio', { name: opening })).toBeChecked();
  for (const [index, { picture }] of pictures.entries()) {
    await user.click(radios[index]!);
    const [shown] = screen.getAllByRole('img', { name: picture.alt });
    expect(shown).toHaveAttribute('src', `/scenes/${picture.scene}@1x.webp`);
  }
});

it('forgets the period on a new page but keeps it on a hash change', () => {
  const { reducer } = periodSlice;
  const yearly = reducer(undefined, periodChosen('yearly'));
  const path = paths.feature('dashboard');
  expect(reducer(yearly, locationChangedTo(path)).period).toBeNull();
  expect(reducer(yearly, locationChangedTo(`${path}#more`, { from: path })).period).toBe('yearly');
});

it('leaves out the sections that its document leaves out', () => {
  const { meta, hero } = SITE_TEXTS['feature-dashboard'];
  const words = { 'feature-dashboard': { meta, hero } };
  const { container } = renderWithProviders(<FeaturePage feature="dashboard" />, {
    path: paths.feature('dashboard'),
    store: makeTestStore(undefined, [], words),
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    hero.title,
  ]);
  expect(container.querySelector('section')).toBeNull();
});
