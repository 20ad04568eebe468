import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { H2 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/AppLink.tsx';
import { IntegrationGrid, SixCardsPlace } from './IntegrationGrid.tsx';
import { IntegrationSkeletons } from './IntegrationSkeletons.tsx';
import { integrationsApi } from './integrationsApi.ts';
import { OVERVIEW_COUNT } from './integrationsQuery.ts';
import { selectPreviewedIntegrations } from './integrationsSelectors.ts';

const { applications, empty } = integrationsStrings;

function FirstIntegrations() {
  const result = useReadOnce(integrationsApi.endpoints.getFirstIntegrations, OVERVIEW_COUNT);
  const integrations = useAppSelector(selectPreviewedIntegrations);

  if (result.isLoading) return <IntegrationSkeletons />;
  if (result.isError)
    return <QueryError text={integrationsStrings.failed} onTryAgain={result.refetch} />;
  if (integrations.length === 0) return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <IntegrationGrid integrations={integrations} label={applications.title} headingLevel={3} />
  );
}

/** The first six integrations with a link to all of them. */
export function IntegrationsPreview() {
  return (
    <Section>
      <Wrap>
        <SectionHead>
          <H2>{applications.title}</H2>
          <TextLink to={paths.allIntegrations}>{applications.viewAll}</TextLink>
        </SectionHead>
        <SixCardsPlace>
          <FirstIntegrations />
        </SixCardsPlace>
      </Wrap>
    </Section>
  );
}
