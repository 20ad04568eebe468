import { useReadOnce, type ReadResult } from '../../api/useReadOnce.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { TextLink } from '../../ui/AppLink.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { Container, Section, SectionHead } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { H2 } from '../../ui/Text.tsx';
import { BridgeSection } from './BridgeSection.tsx';
import { IntegrationGrid, IntegrationSkeletons, SixCardsSlot } from './IntegrationCard.tsx';
import { integrationsApi, OVERVIEW_COUNT } from './integrationsApi.ts';
import { IntegrationsCarousel } from './IntegrationsCarousel.tsx';
import { IntegrationsHero } from './IntegrationsHero.tsx';

const { metaTitle, description, closing, applications, empty, failed } = integrationsStrings;

type Integrations = ReadResult<readonly Integration[]>;

function FirstIntegrations({ data = [], isLoading, isError, refetch }: Integrations) {
  if (isLoading) return <IntegrationSkeletons />;
  if (isError) return <QueryError text={failed} onTryAgain={refetch} />;
  if (data.length === 0) return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <IntegrationGrid
      integrations={data.slice(0, INTEGRATION_PREVIEW_COUNT)}
      label={applications.title}
      headingLevel={3}
    />
  );
}

function IntegrationsPreview(result: Integrations) {
  return (
    <Section>
      <Container>
        <SectionHead>
          <H2>{applications.title}</H2>
          <TextLink to={paths.allIntegrations}>{applications.viewAll}</TextLink>
        </SectionHead>
        <SixCardsSlot>
          <FirstIntegrations {...result} />
        </SixCardsSlot>
      </Container>
    </Section>
  );
}

export function IntegrationsPage() {
  const result = useReadOnce(integrationsApi.endpoints.getFirstIntegrations, OVERVIEW_COUNT);
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.integrations} />
      <IntegrationsHero integrations={result.data ?? []} />
      <IntegrationsPreview {...result} />
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
