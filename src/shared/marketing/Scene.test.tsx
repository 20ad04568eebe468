import { readdirSync, statSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { homeStrings } from '../../strings/home.ts';
import { crops, scenes, type SceneName } from '../../strings/scenes.ts';
import { Scene, type SceneProps } from './Scene.tsx';

const renderScene = (props: Partial<SceneProps> = {}) => {
  const { container } = render(<Scene name="leads" sizes="50vw" {...props} />);
  return {
    image: screen.getByRole('img', { name: scenes[props.name ?? 'leads'].alt }),
    sources: [...container.querySelectorAll('source')],
  };
};

it('offers AVIF, then WebP, at both densities', () => {
  const { image, sources } = renderScene();
  expect(sources).toHaveLength(1);
  expect(sources[0]).toHaveAttribute('type', 'image/avif');
  expect(sources[0]).toHaveAttribute(
    'srcset',
    '/scenes/leads@1x.avif 760w, /scenes/leads@2x.avif 1520w',
  );
  expect(sources[0]).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute(
    'srcset',
    '/scenes/leads@1x.webp 760w, /scenes/leads@2x.webp 1520w',
  );
});

it('has a variant of framed scenes for phones', () => {
  const [avif, webp] = renderScene({ framed: true }).sources;
  expect(avif).toHaveAttribute('media', '(max-width: 767px)');
  expect(avif).toHaveAttribute('width', '340');
  expect([avif, webp].map((source) => source?.getAttribute('srcset'))).toEqual([
    '/scenes/leads-phone@1x.avif 1x, /scenes/leads-phone@2x.avif 2x',
    '/scenes/leads-phone@1x.webp 1x, /scenes/leads-phone@2x.webp 2x',
  ]);
});

it('has four files of every picture, for phones at most 20 KB of AVIF', () => {
  const folder = readdirSync('public/scenes');
  // A card's scene and an upright one are as wide as a phone's picture.
  const isFramed = (name: SceneName) => scenes[name].width > 340;
  const framed = (Object.keys(scenes) as SceneName[]).filter(isFramed);
  const names = [
    ...Object.keys(scenes),
    ...framed.map((name) => `${name}-phone`),
    ...Object.keys(crops).map((crop) => `crop-${crop}`),
    homeStrings.hero.scene.name,
    homeStrings.hero.smallScene.name,
  ];
  const files = names.flatMap((name) =>
    ['@1x.avif', '@2x.avif', '@1x.webp', '@2x.webp'].map((ending) => name + ending),
  );
  expect(files.filter((file) => !folder.includes(file))).toEqual([]);
  for (const name of framed) {
    expect(statSync(`public/scenes/${name}-phone@2x.avif`).size).toBeLessThanOrEqual(20_000);
  }
});
