import { formatDollars } from '../../features/pricing/plan.ts';
import { BARE_NEWSLETTER } from '../../contract/forms.ts';
import type { NavigationLink } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { zoneName } from '../../lib/zonedTime.ts';
import { asWritten } from '../../lib/homePhone.ts';
import { readWeekdays } from '../../lib/weekdays.ts';
import type { Brand, SiteSettings } from '../../ui/SiteContext.ts';
import type { ContentPage } from '../content/load/assembleLibrary.ts';
import { supportHours, type SiteFile } from '../content/load/loadSite.ts';
import type { LoadedTexts } from '../content/load/loadTexts.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { siteNavigation } from './siteNavigation.ts';

const brandOf = (
  site: SiteFile,
  appUrl: string | undefined,
): Omit<Brand, 'line' | 'copyright'> => ({
  name: site.name,
  ...(site.phone && { phone: { number: asWritten(site.phone), href: `tel:${site.phone}` } }),
  social: site.social,
  login: appUrl ? `${appUrl}/login` : site.application.login,
  signup: appUrl ? `${appUrl}/signup` : site.application.get_started,
});

const linksTo = (pages: readonly ContentPage[], place: ContentPage['place']): NavigationLink[] =>
  pages
    .filter((page) => page.place === place)
    .map(({ slug, title }) => ({ path: paths.page(slug), label: title }));

const supportOf = (site: SiteFile) => {
  const { days, hours } = site.support;
  const weekdays = readWeekdays(days);
  const [from, to] = hours;
  return {
    email: site.emails.support,
    hours: supportHours(site),
    ...(weekdays && { times: { zone: site.time_zone, weekdays, from, to } }),
  };
};

/** What all pages show of the site, with the texts as they are now. */
export const createSiteSettings = (
  options: Pick<ServerOptions, 'config' | 'content' | 'siteFile' | 'getSiteUrl'>,
): ((texts: LoadedTexts) => SiteSettings) => {
  const { config, content, siteFile, getSiteUrl } = options;
  const eventZone = {
    id: siteFile.time_zone,
    name: zoneName(Date.now(), siteFile.time_zone),
    shortName: zoneName(Date.now(), siteFile.time_zone, 'shortGeneric'),
  };
  const support = supportOf(siteFile);
  const brand = brandOf(siteFile, config.appUrl);

  return (texts) => {
    const pages = content.pages();
    const { line, copyright } = content.siteLines();
    const lowestPrice = content.lowestPrice();
    return {
      siteUrl: getSiteUrl(),
      brand: { ...brand, line, copyright },
      eventZone,
      support,
      navigation: siteNavigation(texts.navigation),
      offers: { newsletter: texts.newsletter ?? BARE_NEWSLETTER, ...texts['next-step'] },
      ...(config.analyticsUrl && { analytics: true }),
      ...(lowestPrice && { lowestPrice: formatDollars(lowestPrice) }),
      ...(!config.contentApi && { keepsGuests: true }),
      ...(content.office() && { hasOfficeHours: true }),
      ...(pages.length > 0 && {
        pages: { resources: linksTo(pages, 'navigation'), company: linksTo(pages, 'footer') },
      }),
    };
  };
};
