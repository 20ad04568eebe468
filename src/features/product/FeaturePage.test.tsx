import { screen, within } from '@testing-library/react';
import { FEATURE_SLUGS, paths, type FeatureSlug } from '../../contract/paths.ts';
import { featureStrings } from '../../strings/features/featureStrings.ts';
import { scenes } from '../../strings/scenes.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { locationChangedTo } from '../../testing/stateAfter.ts';
import { periodChosen, periodSlice } from './FeatureHero.tsx';
import { featureLayouts, type PeriodScenes } from './featureLayouts.ts';
import { FeaturePage } from './FeaturePage.tsx';

const renderFeature = (slug: FeatureSlug) =>
  renderWithProviders(<FeaturePage feature={slug} />, { path: paths.feature(slug) });

it.each(FEATURE_SLUGS)('shows the content of %s, and links to the other features', (slug) => {
  renderFeature(slug);
  const { hero, cards, scenes: panels, example, benefits } = featureStrings[slug];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    hero.title.replaceAll('\u00a0', ' '),
  );
  const texts = [...panels, ...Object.values(example.rows)].map(({ text }) => text);
  for (const text of [...texts, ...Object.values({ ...cards.items, ...benefits.items })]) {
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

it('starts with the week on a new page but keeps the period on a hash change', () => {
  const { reducer } = periodSlice;
  const yearly = reducer(undefined, periodChosen('yearly'));
  const path = paths.feature('dashboard');
  expect(reducer(yearly, locationChangedTo(path)).period).toBe('weekly');
  expect(reducer(yearly, locationChangedTo(`${path}#more`, { from: path })).period).toBe('yearly');
});
