import { home } from '../../strings/home.ts';
import { paths } from '../../contract/paths.ts';
import { hydrateOnInteraction } from '../../ui/hydrateOnInteraction.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { HeroSection } from './HeroSection.tsx';

const belowHero = hydrateOnInteraction(async () => {
  const { SectionsBelowHero } = await import(
    /* webpackChunkName: "home-below-hero" */ './SectionsBelowHero.tsx'
  );
  return SectionsBelowHero;
});

/** Loads what stands below the first view; the server does so before it renders. */
export const loadHomeSections = belowHero.load;

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
