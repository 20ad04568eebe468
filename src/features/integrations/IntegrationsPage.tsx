import { paths } from '../../contract/paths.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { IntegrationsPreview } from './IntegrationsPreview.tsx';
import { BridgeSection } from './BridgeSection.tsx';
import { IntegrationsCarousel } from './IntegrationsCarousel.tsx';
import { IntegrationsHero } from './IntegrationsHero.tsx';
import { integrationsApi } from './integrationsApi.ts';

/** The integrations overview. */
export function IntegrationsPage() {
  const { metaTitle, description, closing } = integrationsStrings;
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.integrations} />
      <IntegrationsHero />
      <IntegrationsPreview />
      <Reveal>
        <BridgeSection />
      </Reveal>
      <Reveal>
        <IntegrationsCarousel />
      </Reveal>
      <ClosingBanner
        title={closing.title}
        text={closing.text}
        action={<SignUpButton variant="lit">{closing.action}</SignUpButton>}
      />
    </>
  );
}

export const integrationsPage: PageModule = {
  Page: IntegrationsPage,
  api: integrationsApi,
};
