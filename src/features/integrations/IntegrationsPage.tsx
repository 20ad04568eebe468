import { paths } from '../../contract/paths';
import { integrationsCopy } from '../../copy/integrations';
import { NightStreet } from '../../ui/NightStreet';
import { PageMeta } from '../../ui/PageMeta';
import { Reveal } from '../../ui/Reveal';
import { SignUpButton } from '../../ui/SignUpButton';
import { Applications } from './Applications';
import { BridgeSection } from './BridgeSection';
import { IntegrationsCarousel } from './IntegrationsCarousel';
import { IntegrationsHero } from './IntegrationsHero';

/** The integrations overview (spec §2, Integrations). */
export function IntegrationsPage() {
  const { title, description, night } = integrationsCopy;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.integrations} />
      <IntegrationsHero />
      <Applications />
      <Reveal>
        <BridgeSection />
      </Reveal>
      <Reveal>
        <IntegrationsCarousel />
      </Reveal>
      <NightStreet
        title={night.title}
        text={night.text}
        action={<SignUpButton variant="lit">{night.action}</SignUpButton>}
      />
    </>
  );
}
