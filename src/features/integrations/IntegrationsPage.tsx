import { styled } from 'styled-components';
import { type ReadResult, useReadOnce } from '../../api/useReadOnce.ts';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { darkGround, hueColors } from '../../theme/mixins.ts';
import { color, media, radius, shadow, size, space } from '../../theme/tokens.ts';
import { CardLink, TextLink } from '../../ui/AppLink.tsx';
import { ButtonLink, SignUpButton } from '../../ui/Button.tsx';
import { FallbackImage } from '../../ui/FallbackImage.tsx';
import { Container, Grid, Section, SectionHead, Split, Stack, Wide } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Body, Caption, Display1, Display2, H2, Lead } from '../../ui/Text.tsx';
import {
  CardArrow,
  IntegrationGrid,
  IntegrationSkeletons,
  SixCardsSlot,
} from './IntegrationCard.tsx';
import { integrationsApi, OVERVIEW_COUNT } from './integrationsApi.ts';
import { IntegrationsCarousel } from './IntegrationsCarousel.tsx';

const Logo = styled(FallbackImage)`
  width: clamp(40px, 4vw, 56px);
  height: auto;
  aspect-ratio: 1;
  object-fit: contain;
`;

const Windows = styled.div`
  display: grid;
  /* Two columns; one where text is set larger. */
  grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr));
  gap: 28px 16px;
  /* The lowest row stands on the edge of the panel. */
  padding-bottom: ${size.sill};

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Window = styled.div`
  position: relative;
  display: grid;
  place-content: start center;
  justify-items: center;
  gap: 8px;
  /* Three lines of text fit, so that nothing moves when they load. */
  min-height: 11rem;
  padding: 20px 12px;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.white};
  font-size: clamp(0.875rem, 1.1vw, 1rem);
  font-weight: 500;
  text-align: center;

  &:has(a):hover {
    box-shadow: ${shadow.hairHover};
  }
  ${media.belowLg} {
    &:nth-child(n + 5) {
      display: none;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto -9px -4px;
    height: 4px;
    background: var(--deep);
  }
`;

const Panel = styled.div`
  ${hueColors('mist')}
  ${bottomEdge}
  margin-top: 24px;
  padding: clamp(48px, 6vw, 88px) clamp(20px, 4vw, 56px) 0;
  border-radius: ${radius.stage};
  background: var(--tint);
`;

const Heading = styled(Stack).attrs({ $gap: 20, $justify: 'center' })`
  margin-bottom: clamp(40px, 4.4vw, 64px);
  text-align: center;
`;

const WINDOW_COUNT = Number(OVERVIEW_COUNT) - INTEGRATION_PREVIEW_COUNT;

function IntegrationsHero({ integrations }: { integrations: readonly Integration[] }) {
  // Apps that have no card below come first. Empty windows keep the height while the apps load.
  const ordered = new Set([...integrations.slice(INTEGRATION_PREVIEW_COUNT), ...integrations]);
  const apps = [...ordered].slice(0, WINDOW_COUNT);
  return (
    <Wide as="section">
      <Panel>
        <Heading>
          <Display1>{integrationsStrings.title}</Display1>
          <Lead>{integrationsStrings.lead}</Lead>
          <SignUpButton>{integrationsStrings.closing.action}</SignUpButton>
        </Heading>
        <Windows>
          {Array.from({ length: apps.length || WINDOW_COUNT }, (_, index) => {
            const { name, description, logo_url, article } = apps[index] ?? {};
            return (
              <Window key={index}>
                {logo_url && <Logo src={logo_url} width={64} height={64} fetchPriority="low" />}
                {article && <CardArrow aria-hidden="true" />}
                {article ? <CardLink to={paths.helpArticle(article)}>{name}</CardLink> : name}
                <Caption>{description}</Caption>
              </Window>
            );
          })}
        </Windows>
      </Panel>
    </Wide>
  );
}

const Subtitle = styled(Body)`
  min-width: 100%;
`;

const { metaTitle, description, closing, applications, bridge, empty, failed } =
  integrationsStrings;

function FirstIntegrations(result: ReadResult<readonly Integration[]>) {
  const { data = [], isLoading, isError } = result;
  if (isLoading) return <IntegrationSkeletons />;
  if (isError) return <QueryError text={failed} query={result} />;
  if (data.length === 0) return <EmptyState title={empty.title} text={empty.listText} />;
  return (
    <IntegrationGrid
      integrations={data.slice(0, INTEGRATION_PREVIEW_COUNT)}
      label={applications.title}
      headingLevel={3}
    />
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

function BridgeSection() {
  return (
    <Bridge as="section">
      <BridgePanel $gap={40}>
        <Split $ratio="7:5" $gap={24} $columnGap={64}>
          <Display2 as="h2">{bridge.title}</Display2>
          <Stack $gap={22} $justify="start">
            <Lead>{bridge.text}</Lead>
            <ButtonLink variant="lit" to={bridge.to}>
              {bridge.action}
            </ButtonLink>
          </Stack>
        </Split>
        <img src="/street/bridge.svg" alt="" width={1180} height={300} loading="lazy" />
      </BridgePanel>
    </Bridge>
  );
}

export function IntegrationsPage() {
  const result = useReadOnce(integrationsApi.endpoints.getFirstIntegrations, OVERVIEW_COUNT);
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.integrations} />
      <IntegrationsHero integrations={result.data ?? []} />
      <Section>
        <Container>
          <SectionHead>
            <H2>{applications.title}</H2>
            <TextLink to={paths.allIntegrations}>{applications.viewAll}</TextLink>
            <Subtitle>{applications.text}</Subtitle>
          </SectionHead>
          <SixCardsSlot>
            <FirstIntegrations {...result} />
          </SixCardsSlot>
        </Container>
      </Section>
      <Reveal>
        <BridgeSection />
      </Reveal>
      <Reveal>
        <IntegrationsCarousel />
      </Reveal>
      <ClosingBanner {...closing} />
    </>
  );
}

export const integrationsPage: PageModule = {
  Page: IntegrationsPage,
  api: integrationsApi,
};
