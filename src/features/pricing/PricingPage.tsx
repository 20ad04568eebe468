import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { FaqAccordion } from '../../shared/faq/FaqAccordion.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { color, radius } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/AppLink.tsx';
import {
  Cluster,
  Container,
  PageHeader,
  Section,
  Split,
  SplitHead,
  Stack,
} from '../../ui/Layout.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Body, Display2, H2 } from '../../ui/Text.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { canFit } from './plan.ts';
import { PlanCalculator } from './PlanCalculator.tsx';
import { PlanGrid, PlanSkeletons, PlansPlace } from './PlanGrid.tsx';
import { pricingApi } from './pricingApi.ts';
import { selectHasComparison, selectPlans } from './pricingSelectors.ts';
import { billingPeriodToggled, selectBillingPeriod, selectPricingSearch } from './pricingSlice.ts';

const { billing, empty, failed, faqs } = pricingStrings;

const OPTIONS = [
  { value: 'monthly', label: billing.monthly, to: paths.pricing },
  { value: 'annual', label: billing.annual, to: `${paths.pricing}?billing=annual` },
] as const;

const SavingBadge = styled.p`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding: 2px 10px;
  border-radius: ${radius.badge};
  background: ${color.litSoft};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.25rem;
`;

function BillingToggle() {
  const dispatch = useAppDispatch();
  const period = useAppSelector(selectBillingPeriod);
  const row = useRef<HTMLDivElement>(null);
  useEarlyInput(row);

  return (
    <Cluster ref={row} $gap="12px clamp(12px, 1.1vw, 16px)">
      <SegmentedToggle
        label={billing.label}
        options={OPTIONS}
        value={period}
        onChange={(chosen) => chosen !== period && dispatch(billingPeriodToggled())}
      />
      <SavingBadge>{billing.badge}</SavingBadge>
    </Cluster>
  );
}

function Plans() {
  const result = useReadOnce(pricingApi.endpoints.getPlans);
  const plans = useAppSelector(selectPlans);

  if (result.isLoading) return <PlanSkeletons />;
  if (result.isError) return <QueryError text={failed} onTryAgain={result.refetch} />;
  if (plans.length === 0) {
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

const faqItems = faqs.items.map(({ link, ...item }) => ({
  ...item,
  answer: (
    <Stack $gap={12} $justify="start">
      <Body>{item.answer}</Body>
      <TextLink to={paths.helpArticle(link.article)}>{link.label}</TextLink>
    </Stack>
  ),
}));

function PricingFaqs({ $flush }: { $flush: boolean }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} $flush={$flush}>
      <Container>
        <Split $ratio="4:8" $gap={32} $align="start">
          <Stack $gap={16}>
            <H2 id={headingId}>{faqs.title}</H2>
            <Body>{faqs.text}</Body>
            <PhoneLine />
          </Stack>
          <FaqAccordion items={faqItems} />
        </Split>
      </Container>
    </Section>
  );
}

function PricingPage() {
  const canCalculate = canFit(useAppSelector(selectPlans));
  const hasComparison = useAppSelector(selectHasComparison);
  const { metaTitle, description, title, testimonial, closing } = pricingStrings;
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.pricing} />
      <PageHeader>
        <Container>
          <SplitHead>
            <Display2>{title}</Display2>
            <BillingToggle />
          </SplitHead>
        </Container>
      </PageHeader>
      <Container>
        <PlansPlace>
          <Plans />
        </PlansPlace>
      </Container>
      {canCalculate && <PlanCalculator />}
      {hasComparison && <ComparisonSection />}
      <PricingFaqs $flush={hasComparison} />
      <Section $flush>
        <Testimonial {...testimonial} />
      </Section>
      <ClosingBanner {...closing} />
    </>
  );
}

export const pricingPage: PageModule = {
  Page: PricingPage,
  api: pricingApi,
  searchParams: { select: selectPricingSearch },
};
