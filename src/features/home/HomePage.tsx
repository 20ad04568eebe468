import { home } from '../../strings/home.ts';
import { paths } from '../../contract/paths.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { hydrateOnInteraction } from '../../ui/hydrateOnInteraction.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { HeroSection } from './HeroSection.tsx';
import { knockSlice } from './knock/knockSlice.ts';

const belowHero = hydrateOnInteraction(async () => {
  const { SectionsBelowHero } = await import(
    /* webpackChunkName: "home-below-hero" */ './SectionsBelowHero.tsx'
  );
  return SectionsBelowHero;
});

/** The home page, its eleven sections in the spec's order (§2, Home). */
export function HomePage() {
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <HeroSection />
      <belowHero.Component />
    </>
  );
}

export const homePage: PageModule = {
  Page: HomePage,
  slices: [knockSlice],
  loadSections: belowHero.load,
};
