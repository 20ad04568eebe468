import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { home } from '../../strings/home.ts';
import { ProductPicture, SmallSources } from './ProductPicture.tsx';

it('gives way to another picture in small windows, with a size of its own', () => {
  const { scene, smallScene } = home.hero;
  const { container } = render(
    <ProductPicture {...scene} sizes="80vw" priority>
      <SmallSources {...smallScene} media="(max-width: 767px)" />
    </ProductPicture>,
  );
  const [avif, webp, wide] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('media', '(max-width: 767px)');
  expect(avif).toHaveAttribute(
    'srcset',
    '/scenes/dashboard-mobile@1x.avif 1x, /scenes/dashboard-mobile@2x.avif 2x',
  );
  expect(avif).toHaveAttribute('width', '350');
  expect(webp).toHaveAttribute('type', 'image/webp');
  expect(wide).not.toHaveAttribute('media');
  expect(screen.getByRole('img', { name: scene.alt })).toHaveAttribute('width', '1160');
});

it('has all files of the picture in the first view', () => {
  for (const { name } of [home.hero.scene, home.hero.smallScene])
    for (const file of ['@1x.avif', '@2x.avif', '@1x.webp', '@2x.webp'])
      expect(existsSync(`public/scenes/${name}${file}`)).toBe(true);
});
