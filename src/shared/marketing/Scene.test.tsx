import { readdirSync, statSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { crops, scenes, sitePicture, type SceneName } from '../../strings/scenes.ts';
import { Scene } from './Scene.tsx';
import { ScenePanel } from './ScenePanel.tsx';

it('offers AVIF, then WebP, at both densities, and a variant of framed scenes for phones', () => {
  const { container } = render(<Scene picture={sitePicture('leads')} sizes="50vw" framed />);
  const srcSets = [...container.querySelectorAll('source, img')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset'),
  ]);
  expect(srcSets).toEqual([
    ['(max-width: 767px)', '/scenes/leads-phone@1x.avif 1x, /scenes/leads-phone@2x.avif 2x'],
    ['(max-width: 767px)', '/scenes/leads-phone@1x.webp 1x, /scenes/leads-phone@2x.webp 2x'],
    [null, '/scenes/leads@1x.avif 760w, /scenes/leads@2x.avif 1520w'],
    [null, '/scenes/leads@1x.webp 760w, /scenes/leads@2x.webp 1520w'],
  ]);
  const image = screen.getByRole('img', { name: scenes.leads.alt });
  expect(image).toHaveAttribute('sizes', '50vw');
});

it('has four files of every picture, for phones at most 20 KB of AVIF', () => {
  const folder = readdirSync('public/scenes');
  // A card's scene and an upright one are as wide as a phone's picture.
  const isFramed = (name: SceneName) => name !== 'dashboard' && scenes[name].width > 340;
  const framed = (Object.keys(scenes) as SceneName[]).filter(isFramed);
  const names = [
    ...Object.keys(scenes),
    ...framed.map((name) => `${name}-phone`),
    ...Object.keys(crops).map((crop) => `crop-${crop}`),
    'dashboard-mobile',
  ];
  const files = names.flatMap((name) =>
    ['@1x.avif', '@2x.avif', '@1x.webp', '@2x.webp'].map((ending) => name + ending),
  );
  expect(files.filter((file) => !folder.includes(file))).toEqual([]);
  for (const name of framed) {
    expect(statSync(`public/scenes/${name}-phone@2x.avif`).size).toBeLessThanOrEqual(20_000);
  }
});

it('shows an uploaded picture in the widths that screens need', () => {
  const src = '/media/house.jpg?v=abc#1600x1000,xyz';
  const picture = { src, alt: 'A house', width: 760, height: 560 };
  render(<Scene picture={picture} sizes="50vw" framed priority />);
  const image = screen.getByRole('img', { name: 'A house' });
  expect(image).toHaveAttribute('src', '/media/house.jpg?v=abc&w=1920');
  expect(image.getAttribute('srcset')).toContain('/media/house.jpg?v=abc&w=640 640w');
  expect(image).toHaveAttribute('sizes', '50vw');
});

it.each([
  ['actions', true],
  ['roles', true],
  ['call-task', false],
] as const)('offers a panel of %s a variant for phones: %s', (scene, has) => {
  const { container } = render(
    <ScenePanel hue="teal" picture={sitePicture(scene)} sizes="50vw" title="A" text="B" />,
  );
  expect(container.querySelector('source[media]') !== null).toBe(has);
});
