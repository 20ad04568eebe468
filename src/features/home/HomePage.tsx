import { Suspense } from 'react';
import { home } from '../../strings/home.ts';
import { paths } from '../../contract/paths.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { HeroSection } from './HeroSection.tsx';
import { SectionsBelowHero } from './SectionsBelowHero.tsx';

/** The home page, its eleven sections in the spec's order. */
function HomePage() {
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <HeroSection />
      {/* Hydrated after the first view, or at once when it is clicked. */}
      <Suspense>
        <SectionsBelowHero />
      </Suspense>
    </>
  );
}

export const homePage: PageModule = { Page: HomePage };
