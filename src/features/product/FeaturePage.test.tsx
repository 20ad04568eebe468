import { screen, within } from '@testing-library/react';
import { FEATURES } from '../../contract/navigation.ts';
import { FEATURE_SLUGS, paths, type FeatureSlug } from '../../contract/paths.ts';
import { featureStrings } from '../../strings/features/featureStrings.ts';
import { crops, scenes, type CropName, type SceneName } from '../../strings/scenes.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { featureLayouts, type PeriodScenes } from './featureLayouts.ts';
import { FeaturePage } from './FeaturePage.tsx';

const renderFeature = (slug: FeatureSlug, path = paths.feature(slug)) =>
  renderWithProviders(<FeaturePage feature={slug} />, { path });

it.each(FEATURE_SLUGS)('shows the content of %s and skips no heading level', (slug) => {
  renderFeature(slug);
  const { hero, cards, scenes: panels, example, benefits } = featureStrings[slug];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
  const texts = [...panels, ...example.rows].map(({ text }) => text);
  for (const text of [...texts, ...Object.values({ ...cards.items, ...benefits.items })]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

it.each(FEATURE_SLUGS)('links from %s to the other features and to Integrations', (slug) => {
  renderFeature(slug);
  const others = within(screen.getByRole('navigation', { name: 'Other features' }));
  const links = others.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    FEATURE_SLUGS.map((other) => (other === slug ? paths.integrations : paths.feature(other))),
  );
  expect(others.queryByRole('link', { name: FEATURES[slug].label })).not.toBeInTheDocument();
});

it('ignores case and a trailing slash and sets the canonical URL', () => {
  renderFeature('activity-tracking', '/Features/Activity-Tracking/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    featureStrings['activity-tracking'].hero.title,
  );
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://site.test/features/activity-tracking',
  );
});

it.each(FEATURE_SLUGS)('shows the cards and panels of %s as in its layout', (slug) => {
  renderFeature(slug);
  const { cards, scenes: texts } = featureStrings[slug];
  const layout = featureLayouts[slug];
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent);
  const isFirst = headings.indexOf(texts[0].title) < headings.indexOf(cards.title);
  expect(isFirst).toBe(layout.panelsFirst ?? false);
  const names = [...layout.cards, ...layout.panels.map(({ scene }) => scene)];
  const alts = names.map((name) =>
    name in crops ? crops[name as CropName] : scenes[name as SceneName].alt,
  );
  for (const alt of alts.filter(Boolean)) {
    expect(screen.getAllByRole('img', { name: alt }).length).toBeGreaterThan(0);
  }
});

it.each(['dashboard', 'realtime-statistics'] as const)(
  'shows a picture of %s for each period, the week first',
  async (slug) => {
    const { user } = renderFeature(slug);
    const periods = Object.entries(featureLayouts[slug].scene as PeriodScenes);
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(periods.length);
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    for (const [index, [, name]] of periods.entries()) {
      await user.click(radios[index]!);
      const [picture] = screen.getAllByRole('img', { name: scenes[name].alt });
      expect(picture).toHaveAttribute('src', `/scenes/${name}@1x.webp`);
    }
  },
);
