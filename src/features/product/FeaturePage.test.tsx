import { screen, within } from '@testing-library/react';
import { FEATURE_SLUGS, paths, type FeatureSlug } from '../../contract/paths.ts';
import { crops } from '../../strings/crops.ts';
import { pageTitle } from '../../strings/pageTitle.ts';
import { featureStrings } from '../../strings/features/featureStrings.ts';
import { featureNames } from '../../strings/navigation.ts';
import { scenes } from '../../strings/scenes.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { FeaturePage } from './FeaturePage.tsx';
import { featureLayouts, type PeriodScenes } from './featureLayouts.ts';

const renderFeature = (slug: FeatureSlug) =>
  renderWithProviders(<FeaturePage />, { path: paths.feature(slug) });

it.each(FEATURE_SLUGS)(
  'shows one h1, the words and the four benefits of %s, and skips no heading level',
  (slug) => {
    renderFeature(slug);
    const [title, ...more] = screen.getAllByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(featureStrings[slug].hero.title);
    expect(more).toEqual([]);
    for (const { text } of featureStrings[slug].cards.items) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    for (const { text } of featureStrings[slug].scenes) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(document.title).toBe(pageTitle(featureStrings[slug].meta.title, 'Hearthline'));

    const { items } = featureStrings[slug].benefits;
    const list = screen.getByRole('heading', { level: 3, name: items[0].title }).closest('ul');
    const benefits = within(list!).getAllByRole('heading', { level: 3 });
    expect(benefits.map((heading) => heading.textContent)).toEqual(items.map(({ title }) => title));
    expect(benefits).toHaveLength(4);

    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  },
);

it.each(FEATURE_SLUGS)('leads from %s to the other seven features and to Integrations', (slug) => {
  renderFeature(slug);
  const others = within(screen.getByRole('navigation', { name: 'Other features' }));
  const links = others.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    FEATURE_SLUGS.map((other) => (other === slug ? paths.integrations : paths.feature(other))),
  );
  expect(others.queryByRole('link', { name: featureNames[slug] })).not.toBeInTheDocument();
  expect(others.getByRole('link', { name: 'Integrations' })).toBeInTheDocument();
});

it('offers the way in above and below, and a demo', () => {
  renderFeature('dashboard');
  const ways = screen.getAllByRole('link', { name: 'Get started' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    'https://app.test/signup',
    'https://app.test/signup',
  ]);
  expect(screen.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
    'href',
    paths.requestDemo,
  );
});

it('shows the same feature for a last slash and for capitals, as the router does', () => {
  renderWithProviders(<FeaturePage />, { path: '/Features/Activity-Tracking/' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    featureStrings['activity-tracking'].hero.title,
  );
});

it('names the canonical address without them', () => {
  renderWithProviders(<FeaturePage />, { path: '/Features/Activity-Tracking/' });
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://site.test/features/activity-tracking',
  );
});

it.each(['realtime-statistics', 'activity-tracking'] as const)(
  'puts the dark panel of %s before its cards',
  (slug) => {
    renderFeature(slug);
    const { cards, scenes } = featureStrings[slug];
    const panel = screen.getByRole('heading', { level: 2, name: scenes[0].title });
    const firstCards = screen.getByRole('heading', { level: 2, name: cards.title });
    expect(panel.compareDocumentPosition(firstCards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it.each(FEATURE_SLUGS)('shows the product on the cards of %s, and says what it shows', (slug) => {
  const { container } = renderFeature(slug);
  const { cards } = featureLayouts[slug];
  if (cards.kind === 'scenes') return;
  for (const crop of cards.crops) {
    const image = screen.getByRole('img', { name: crops[crop] });
    expect(image).toHaveAttribute('src', `/scenes/crop-${crop}@1x.webp`);
  }
  expect(container.querySelectorAll('li img[src*="/crop-"]')).toHaveLength(3);
});

it('shows the chat, number and calling scenes on the cards of communication', () => {
  const { container } = renderFeature('realtime-communication');
  for (const scene of ['card-chat', 'card-numbers', 'card-calling']) {
    expect(container.querySelector(`img[src="/scenes/${scene}@1x.webp"]`)).toBeInTheDocument();
  }
});

it.each(['user-management', 'action-assignment'] as const)(
  'gives %s two tinted panels, an upright scene in the narrow one',
  (slug) => {
    renderFeature(slug);
    const { scenes: layout } = featureLayouts[slug];
    if (layout.kind !== 'duo') throw new Error(`${slug} has no pair of panels`);
    expect(featureStrings[slug].scenes).toHaveLength(2);
    // A low one would leave a hole above it, as high as the wide panel's scene is higher.
    const [wide, narrow] = layout.panels;
    expect(wide.tall).toBeUndefined();
    expect(narrow.tall).toBe(true);
    expect(screen.getByRole('img', { name: scenes[narrow.scene].alt })).toBeInTheDocument();
  },
);

it.each([
  ['dashboard', ['Weekly', 'Monthly', 'Yearly']],
  ['realtime-statistics', ['Weekly', 'Monthly', 'Yearly', 'Custom']],
] as const)('shows a picture of %s for each period, the week first', async (slug, names) => {
  const { user } = renderFeature(slug);
  const { scene } = featureLayouts[slug];
  const choice = within(screen.getByRole('radiogroup', { name: 'Period' }));
  const radios = choice.getAllByRole('radio');
  expect(radios.map((radio) => (radio as HTMLInputElement).labels![0]!.textContent)).toEqual(names);
  expect(radios[0]).toBeChecked();
  for (const [index, name] of Object.values(scene as PeriodScenes).entries()) {
    await user.click(radios[index]!);
    expect(radios[index]).toBeChecked();
    const pictures = screen.getAllByRole('img', { name: scenes[name].alt });
    expect(pictures[0]).toHaveAttribute('src', `/scenes/${name}@1x.webp`);
  }
});

it('offers no periods where a feature has one picture', () => {
  renderFeature('activity-tracking');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
