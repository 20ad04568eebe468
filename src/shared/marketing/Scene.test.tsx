import { readdirSync, statSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { crops } from '../../strings/crops.ts';
import { scenes, type SceneName } from '../../strings/scenes.ts';
import { Scene, type SceneProps } from './Scene.tsx';

const renderScene = (props: Partial<SceneProps> = {}) => {
  const { container } = render(<Scene name="leads" sizes="50vw" {...props} />);
  return {
    image: container.querySelector('img')!,
    sources: [...container.querySelectorAll('source')],
  };
};

it('offers AVIF, then WebP, at both densities with its widths', () => {
  const { image, sources } = renderScene();
  expect(sources).toHaveLength(1);
  expect(sources[0]).toHaveAttribute('type', 'image/avif');
  expect(sources[0]).toHaveAttribute(
    'srcset',
    '/scenes/leads@1x.avif 760w, /scenes/leads@2x.avif 1520w',
  );
  expect(sources[0]).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', '/scenes/leads@1x.webp');
  expect(image).toHaveAttribute(
    'srcset',
    '/scenes/leads@1x.webp 760w, /scenes/leads@2x.webp 1520w',
  );
});

it('keeps its place and says the numbers that it shows', () => {
  renderScene();
  const image = screen.getByRole('img', { name: scenes.leads.alt });
  expect(image).toHaveAttribute('width', '760');
  expect(image).toHaveAttribute('height', '560');
});

it('says nothing where the text beside it says the same', () => {
  renderScene({ alt: '' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('waits until it is near, unless it is in the first view', () => {
  expect(renderScene().image).toHaveAttribute('loading', 'lazy');
  const { image } = renderScene({ priority: true });
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('gives a phone a picture drawn for it, at most 20 KB of AVIF at 2x', () => {
  const framed = readdirSync('public/scenes').flatMap(
    (file) => /^(.+)-phone@2x\.avif$/.exec(file)?.[1] ?? [],
  ) as SceneName[];
  expect(framed).toHaveLength(19);
  for (const name of framed) {
    const { sources } = renderScene({ name, framed: true });
    const [avif, webp] = sources;
    expect(avif).toHaveAttribute('media', '(max-width: 767px)');
    expect(avif).toHaveAttribute('width', '340');
    expect(avif).toHaveAttribute('height', '440');
    expect([avif, webp].map((source) => source?.getAttribute('srcset'))).toEqual([
      `/scenes/${name}-phone@1x.avif 1x, /scenes/${name}-phone@2x.avif 2x`,
      `/scenes/${name}-phone@1x.webp 1x, /scenes/${name}-phone@2x.webp 2x`,
    ]);
    expect(statSync(`public/scenes/${name}-phone@2x.avif`).size).toBeLessThanOrEqual(20_000);
  }
});

it('has the four files of every scene and of every crop', () => {
  const files = readdirSync('public/scenes');
  for (const name of [...Object.keys(scenes), ...Object.keys(crops).map((crop) => `crop-${crop}`)])
    for (const file of ['@1x.avif', '@2x.avif', '@1x.webp', '@2x.webp'])
      expect(files).toContain(`${name}${file}`);
});

it('has a picture for phones of every scene in a frame', () => {
  // A card's scene, and one that is drawn upright, is as wide as a phone's.
  const framed = Object.entries(scenes).filter(([, { width }]) => width > 340);
  for (const [name] of framed)
    for (const file of ['@1x.avif', '@2x.avif', '@1x.webp', '@2x.webp'])
      expect(readdirSync('public/scenes')).toContain(`${name}-phone${file}`);
});
