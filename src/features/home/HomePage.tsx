import { home } from '../../copy/home';
import { paths } from '../../contract/paths';
import { lazySection } from '../../ui/lazySection';
import { PageMeta } from '../../ui/PageMeta';
import { HeroSection } from './HeroSection';

const belowHero = lazySection(async () => {
  const { SectionsBelowHero } = await import(
    /* webpackChunkName: "home-below-hero" */ './SectionsBelowHero'
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
