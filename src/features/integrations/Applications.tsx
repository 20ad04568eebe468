import { readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { integrationsCopy } from '../../copy/integrations';
import { useAppSelector } from '../../store/hooks';
import { Section, SectionHead, Wrap } from '../../ui/Layout';
import { EmptyState } from '../../ui/EmptyState';
import { ReadFailed } from '../../ui/ReadFailed';
import { H2 } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { IntegrationGrid, SixCardsPlace } from './IntegrationGrid';
import { IntegrationSkeletons } from './IntegrationSkeletons';
import { useGetIntegrationsQuery } from './integrationsApi';
import { selectPreviewedIntegrations } from './integrationsSelectors';

const { applications, empty } = integrationsCopy;

function FirstIntegrations() {
  const result = useGetIntegrationsQuery();
  const integrations = useAppSelector(selectPreviewedIntegrations);

  const status = readStatus(result);
  if (status === 'loading') return <IntegrationSkeletons />;
  if (status === 'failed')
    return <ReadFailed text={integrationsCopy.failed} onTryAgain={() => void result.refetch()} />;
  if (integrations.length === 0) return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <IntegrationGrid integrations={integrations} label={applications.title} headingLevel={3} />
  );
}

/** The first six integrations (spec §9) with a link to all of them. */
export function Applications() {
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
