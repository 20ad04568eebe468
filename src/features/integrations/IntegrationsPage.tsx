import { styled } from 'styled-components';
import { type ReadResult, useReadOnce } from '../../api/useReadOnce.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import type { IntegrationsTexts } from '../../contract/texts/texts.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useTexts } from '../../store/hooks.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import {
  Cluster,
  Container,
  Grid,
  Section,
  SectionHead,
  Split,
  Stack,
  Wide,
} from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, Display2, H2, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ApplicationRows, ApplicationsSlot } from './ApplicationRows.tsx';
import { IntegrationSkeletons } from './IntegrationCard.tsx';
import { integrationsApi, OVERVIEW_COUNT } from './integrationsApi.ts';
import { IntegrationsCarousel } from './IntegrationsCarousel.tsx';
import { IntegrationsHero } from './IntegrationsHero.tsx';

const Subtitle = styled(Body)`
  min-width: 100%;
`;

const { empty, failed } = integrationsStrings;

interface FirstIntegrationsProps {
  result: ReadResult<readonly Integration[]>;
  title: string;
}

function FirstIntegrations({ result, title }: FirstIntegrationsProps) {
  const { data = [], isLoading, isError } = result;
  if (isLoading) return <IntegrationSkeletons />;
  if (isError) return <QueryError text={failed} query={result} />;
  if (data.length === 0) return <EmptyState title={empty.title} text={empty.listText} />;
  return <ApplicationRows integrations={data.slice(0, INTEGRATION_PREVIEW_COUNT)} label={title} />;
}

const Answer = styled(Cluster).attrs({ $gap: '8px 28px', $justify: 'space-between' })`
  padding-top: 1.75rem;
  color: ${color.ink2};

  > a,
  b {
    color: ${color.ink};
    font-weight: 600;
  }
`;

type AnswerTexts = NonNullable<IntegrationsTexts['applications']['answer']>;

function AnswerLine({ title, text, action, to }: AnswerTexts) {
  return (
    <Answer>
      <p>
        <b>{title}</b> {text}
      </p>
      <TextLink to={to}>{action}</TextLink>
    </Answer>
  );
}

const Bridge = styled(Wide)`
  padding-bottom: ${space.section};
`;

const sidePadding = 'clamp(24px, 5vw, 80px)';

const BridgePanel = styled(Grid)`
  ${darkGround}
  overflow: hidden;
  padding: clamp(36px, 6vw, 88px) ${sidePadding} 0;
  border-radius: ${radius.stage};
  background: ${color.dusk};

  img {
    position: relative;
    left: 50%;
    /* To the edges of the panel; on phones with both towers. */
    width: max(610px, calc(100% + 2 * ${sidePadding}));
    max-width: none;
    height: auto;
    translate: -50%;
  }
`;

/** The second column begins where those of other sections do; the panel is 32 px wider than they are. */
const BridgeWords = styled(Split).attrs({ $ratio: '7:5', $gap: 24, $columnGap: 64 })`
  ${media.lg} {
    --inset: (${sidePadding} - 32px);
    grid-template-columns: calc((100% + 2 * var(--inset) - 64px) * 7 / 12 - var(--inset)) 1fr;
  }
`;

function BridgeSection({ title, text, action, to }: NonNullable<IntegrationsTexts['bridge']>) {
  return (
    <Bridge as="section">
      <BridgePanel $gap={40}>
        <BridgeWords>
          <Display2 as="h2">{title}</Display2>
          <Stack $gap={22} $justify="start">
            <Lead>{text}</Lead>
            <ButtonLink variant="lit" to={to}>
              {action}
            </ButtonLink>
          </Stack>
        </BridgeWords>
        <img src="/street/bridge.svg" alt="" width={1180} height={300} loading="lazy" />
      </BridgePanel>
    </Bridge>
  );
}

export function IntegrationsPage() {
  const texts = useTexts('integrations');
  const { meta, applications, bridge, slides, closing } = texts;
  const result = useReadOnce(integrationsApi.endpoints.getFirstIntegrations, OVERVIEW_COUNT);
  return (
    <>
      <PageMeta {...meta} path={paths.integrations} />
      <IntegrationsHero
        {...texts}
        integrations={(result.data ?? []).slice(0, INTEGRATION_PREVIEW_COUNT)}
      />
      <Section>
        <Container>
          <SectionHead>
            <H2>{applications.title}</H2>
            <TextLink to={paths.allIntegrations}>{applications.view_all}</TextLink>
            <Subtitle>{applications.text}</Subtitle>
          </SectionHead>
          <ApplicationsSlot>
            <FirstIntegrations result={result} title={applications.title} />
          </ApplicationsSlot>
          {applications.answer && <AnswerLine {...applications.answer} />}
        </Container>
      </Section>
      {bridge && (
        <Reveal>
          <BridgeSection {...bridge} />
        </Reveal>
      )}
      {slides && (
        <Reveal>
          <IntegrationsCarousel slides={slides} />
        </Reveal>
      )}
      {closing && <ClosingBanner {...closing} />}
    </>
  );
}

export const integrationsPage: PageModule = {
  Page: IntegrationsPage,
  api: integrationsApi,
};
