import type { NavigationLink, SiteNavigation } from '../../contract/navigation.ts';
import { FEATURE_SLUGS, paths } from '../../contract/paths.ts';
import type { Texts } from '../../contract/texts/texts.ts';

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

export const siteNavigation = (texts: Texts['navigation']): SiteNavigation => {
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
