import { useReadOnce } from '../../api/useReadOnce.ts';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { EmptyState, QueryError } from '../../ui/StateCard.tsx';
import { Container, PageHeader, Section, SplitHead } from '../../ui/Layout.tsx';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SignUpButton } from '../../ui/Button.tsx';
import { Testimonial } from '../../shared/marketing/Testimonial.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { BillingToggle } from './BillingToggle.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { PlanCalculator } from './PlanCalculator.tsx';
import { PlanGrid, PlanSkeletons, PlansPlace } from './PlanGrid.tsx';
import { PricingFaqs } from './PricingFaqs.tsx';
import { pricingApi } from './pricingApi.ts';
import { selectCanCalculate, selectHasComparison, selectPlans } from './pricingSelectors.ts';
import { selectPricingSearch } from './pricingSlice.ts';

function Plans() {
  const result = useReadOnce(pricingApi.endpoints.getPlans);
  const plans = useAppSelector(selectPlans);
  const { empty } = pricingStrings;

  if (result.isLoading) return <PlanSkeletons />;
  if (result.isError)
    return <QueryError text={pricingStrings.failed} onTryAgain={result.refetch} />;
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

function AgentTestimonial() {
  const { quote, emphasis, name, role, photo } = pricingStrings.testimonial;
  return (
    <Testimonial
      quote={
        <>
          “{quote} <em>{emphasis}</em>”
        </>
      }
      name={name}
      role={role}
      photo={photo}
    />
  );
}

function PricingPage() {
  const canCalculate = useAppSelector(selectCanCalculate);
  const hasComparison = useAppSelector(selectHasComparison);
  const { metaTitle, description, title, closing } = pricingStrings;
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
        <Container>
          <Reveal>
            <AgentTestimonial />
          </Reveal>
        </Container>
      </Section>
      <ClosingBanner
        title={closing.title}
        text={closing.text}
        action={<SignUpButton variant="lit">{closing.action}</SignUpButton>}
      />
    </>
  );
}

export const pricingPage: PageModule = {
  Page: PricingPage,
  api: pricingApi,
  searchParams: { select: selectPricingSearch },
};
