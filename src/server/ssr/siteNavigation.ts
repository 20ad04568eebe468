import type { NavigationLink, SiteNavigation } from '../../contract/navigation.ts';
import { PAGES, FEATURE_SLUGS } from '../../contract/navigation.ts';
import { paths } from '../../contract/paths.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import { inSentenceCase } from '../../lib/text.ts';
import { bareNavigation } from '../../strings/bareNavigation.ts';

interface WrittenLink {
  label: string;
  to: string;
  line?: string | undefined;
}

const linkTo = ({ to, label, line }: WrittenLink): NavigationLink => {
  const slug = FEATURE_SLUGS.find((feature) => paths.feature(feature) === to);
  return { path: to, label, ...(line && { line }), ...(slug && { slug }) };
};

const withLinks = <Menu extends { links: readonly WrittenLink[] }>({ links, ...menu }: Menu) => ({
  ...menu,
  links: links.map(linkTo),
});

/** What leads to the pages while the document of the menus can't be read. */
const bareMenus = (): Texts['navigation'] => {
  const { pages, login, requestDemo, getStarted, ...titles } = bareNavigation;
  const linksTo = (...names: (keyof typeof pages)[]) =>
    names.map((name) => ({ label: pages[name], to: PAGES[name] }));
  const features = {
    title: titles.features,
    links: FEATURE_SLUGS.map((slug) => ({
      label: inSentenceCase(slug.replaceAll('-', '_')),
      to: paths.feature(slug),
    })),
  };
  const bar = linksTo('pricing', 'integrations');
  const resources = { title: titles.resources, links: linksTo('webinars', 'blog', 'helpCenter') };
  const company = {
    title: titles.company,
    links: [...bar, ...linksTo('about', 'requestDemo', 'termsOfServices', 'privacyPolicy')],
  };
  const footer = { features, resources, company };
  return {
    features,
    bar,
    resources,
    footer,
    login,
    request_demo: requestDemo,
    get_started: getStarted,
  };
};

export const siteNavigation = (written: Texts['navigation'] | undefined): SiteNavigation => {
  const texts = written ?? bareMenus();
  const { features, resources, company } = texts.footer;
  return {
    features: withLinks(texts.features),
    bar: texts.bar.map(linkTo),
    resources: withLinks(texts.resources),
    footer: [
      { name: 'features', ...withLinks(features) },
      { name: 'resources', ...withLinks(resources) },
      { name: 'company', ...withLinks(company) },
    ],
    login: texts.login,
    requestDemo: texts.request_demo,
    getStarted: texts.get_started,
  };
};
