import { useId } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import type { PricingTexts } from '../../contract/texts/texts.ts';
import { fillText } from '../../lib/fillText.ts';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Container, Grid, PageHeader, Section, Split, Stack } from '../../ui/Layout.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { Body, Display2, H2, Small, VisuallyHidden } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BillingToggle } from './BillingToggle.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { canRecommend } from './fittingPlan.ts';
import { PlanCalculator } from './PlanCalculator.tsx';
import { PlanBody, PlanCard, PlanFrame, PlanPicture, PlanTicks } from './PlanCard.tsx';
import { pricingApi } from './pricingApi.ts';
import { selectHasComparison, selectLargestSaving, selectPlans } from './pricingSelectors.ts';
import { selectPricingSearch } from './pricingSlice.ts';

const { empty, failed, plans: planWords } = pricingStrings;

const SavingBadge = styled.p`
  padding: 0.375rem clamp(6px, 0.7vw, 10px);
  border-radius: ${radius.badge};
  background: ${color.litSoft};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.25rem;
`;

/**
 * Keeps its place while the plans load. By its key the badge is a new element: the placeholder, which would grow wider,
 * would count as a layout shift.
 */
function Saving() {
  const { badge } = useTexts('pricing');
  const { isLoading } = useReadOnce(pricingApi.endpoints.getPlans);
  const saving = useAppSelector(selectLargestSaving);
  if (saving > 0)
    return <SavingBadge key="badge">{fillText(badge, { saving: `${saving}%` })}</SavingBadge>;
  return isLoading ? <SavingBadge aria-hidden="true">&nbsp;</SavingBadge> : null;
}

/** Ends with the last card, which is below it. The periods keep their width, so that they stay while the saving loads. */
const PeriodRow = styled(Cluster).attrs({ $gap: '12px clamp(12px, 1.1vw, 16px)' })`
  ${media.lg} {
    > p {
      flex: 1;
      text-align: center;
    }
  }
`;

/** A period that was chosen before hydration reaches `BillingToggle` as a change of its input, by `useEarlyInput`. */
function BillingRow() {
  const row = useEarlyInput<HTMLDivElement>();
  return (
    <PeriodRow ref={row}>
      <BillingToggle />
      <Saving />
    </PeriodRow>
  );
}

/** Height of a card with five features. */
const CARD_HEIGHT = '669px';

/** As high as the cards, so that nothing below moves when they load. */
const PlansPlace = styled(Grid).attrs({ $gap: 0 })`
  align-items: start;
  min-height: max(${CARD_HEIGHT}, 100vh);

  ${media.lg} {
    align-items: stretch;
    min-height: ${CARD_HEIGHT};
  }
`;

const Footnote = styled(Small)`
  margin-top: 20px;
`;

const PlanColumns = styled(Grid).attrs({ $gap: 24, $lg: 3 })`
  align-content: start;
`;

function PlanGrid() {
  return (
    <PlanColumns as="ul" aria-label={planWords.listLabel}>
      {useAppSelector(selectPlans).map((plan, position) => (
        <li key={`${position} ${plan.name}`}>
          <PlanCard plan={plan} position={position} />
        </li>
      ))}
    </PlanColumns>
  );
}

const SkeletonFrame = styled(PlanFrame).attrs({ as: 'div', $hue: 'mist' })`
  --tint: ${color.plaster};
  --deep: ${color.line};
`;

const NAME_HEIGHT = 'calc(1.18 * clamp(24px, 2vw, 28px))';
const TICK_WIDTHS = ['64%', '52%', '72%', '58%', '48%'];

function PlanSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>{planWords.loading}</VisuallyHidden>
      <PlanColumns>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SkeletonFrame key={index} data-testid="skeleton-card" aria-hidden="true">
            <PlanPicture />
            <PlanBody>
              <SkeletonLine width="36%" height={NAME_HEIGHT} />
              <SkeletonLine width="88%" height="48px" />
              <SkeletonLine width="56%" height="98.5px" />
              <SkeletonLine height="56px" />
              <PlanTicks as="div">
                {TICK_WIDTHS.map((width) => (
                  <SkeletonLine key={width} width={width} height="24px" />
                ))}
              </PlanTicks>
            </PlanBody>
          </SkeletonFrame>
        ))}
      </PlanColumns>
    </div>
  );
}

function Plans() {
  const result = useReadOnce(pricingApi.endpoints.getPlans);
  const isEmpty = useAppSelector(selectPlans).length === 0;

  if (result.isLoading) return <PlanSkeletons />;
  if (result.isError) return <QueryError text={failed} query={result} />;
  if (isEmpty) {
    return (
      <EmptyState
        title={empty.title}
        text={empty.text}
        link={{ label: empty.link, to: paths.requestDemo }}
      />
    );
  }
  return <PlanGrid />;
}

function PricingFaqs({ title, text, items }: NonNullable<PricingTexts['faqs']>) {
  const headingId = useId();
  const shown = items.map(({ question, answer, link, to }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: (
      <Stack $gap={12} $justify="start">
        <Body>{answer}</Body>
        <TextLink to={to}>{link}</TextLink>
      </Stack>
    ),
  }));
  return (
    <Section aria-labelledby={headingId} $flush>
      <Container>
        <Split $ratio="4:8" $gap={32} $columnGap={64} $align="start">
          <Stack $gap={16}>
            <H2 id={headingId}>{title}</H2>
            <Body>{text}</Body>
            <PhoneLine />
          </Stack>
          <FaqAccordion items={shown} />
        </Split>
      </Container>
    </Section>
  );
}

/** Beside each other, the last line and the toggle have their words on one line. */
const Head = styled(Split).attrs({ $ratio: '2:1', $gap: 16, $columnGap: 48 })`
  ${media.lg} {
    align-items: last baseline;
  }
`;

// On phones with the same line breaks in the web font and in its fallback.
const Title = styled(Display2)`
  ${media.belowMd} {
    font-size: min(2.25rem, 12vw);
  }
`;

function PricingPage() {
  const hasCalculator = canRecommend(useAppSelector(selectPlans));
  const hasComparison = useAppSelector(selectHasComparison);
  const texts = useTexts('pricing');
  return (
    <>
      <PageMeta {...texts.meta} path={paths.pricing} />
      <PageHeader>
        <Container>
          <Head>
            <Stack $gap="clamp(11px, 1.4vw, 20px)">
              <Title>{texts.title}</Title>
              <Body>{texts.plans.trial}</Body>
            </Stack>
            <BillingRow />
          </Head>
        </Container>
      </PageHeader>
      <Container>
        <PlansPlace>
          <Plans />
        </PlansPlace>
        {hasCalculator && <Footnote>{texts.plans.fine_print}</Footnote>}
      </Container>
      {hasCalculator && <PlanCalculator />}
      {hasComparison && <ComparisonSection />}
      {texts.testimonial?.voice.quote && (
        <Section $flush={hasComparison}>
          <Testimonial {...texts.testimonial.voice} />
        </Section>
      )}
      {texts.faqs && <PricingFaqs {...texts.faqs} />}
      {texts.closing && <ClosingBanner {...texts.closing} />}
    </>
  );
}

export const pricingPage: PageModule = {
  Page: PricingPage,
  api: pricingApi,
  // `syncSearchParams` of `app/navigationListeners.ts` writes it to the URL.
  searchParams: { select: selectPricingSearch },
};
