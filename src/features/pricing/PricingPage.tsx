import { readStatus } from '../../api/readStatus';
import { paths } from '../../contract/paths';
import { pricingCopy } from '../../copy/pricing';
import { useAppSelector } from '../../store/hooks';
import type { AppThunk } from '../../store/services';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader, Section, SplitHead, Wrap } from '../../ui/Layout';
import { NightStreet } from '../../ui/NightStreet';
import { PageMeta } from '../../ui/PageMeta';
import { ReadFailed } from '../../ui/ReadFailed';
import { Reveal } from '../../ui/Reveal';
import { SignUpButton } from '../../ui/SignUpButton';
import { Testimonial } from '../../ui/Testimonial';
import { Display2 } from '../../ui/Text';
import { BillingToggle } from './BillingToggle';
import { ComparisonSection } from './ComparisonSection';
import { PlanGrid, PlansPlace } from './PlanGrid';
import { PlanSkeletons } from './PlanSkeletons';
import { useGetPlansQuery } from './pricingApi';
import { selectHasComparison, selectPlans } from './pricingSelectors';
import { billingPeriodChosen } from './pricingSlice';

/** `?billing=annual` opens the page with annual prices. */
export const pricingEntered =
  ({ search }: { search: URLSearchParams }): AppThunk =>
  (dispatch) => {
    dispatch(billingPeriodChosen(search.get('billing') === 'annual' ? 'annual' : 'monthly'));
  };

function Plans() {
  const result = useGetPlansQuery();
  const plans = useAppSelector(selectPlans);
  const { empty } = pricingCopy;

  const status = readStatus(result);
  if (status === 'loading') return <PlanSkeletons />;
  if (status === 'failed')
    return <ReadFailed text={pricingCopy.failed} onTryAgain={() => void result.refetch()} />;
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

function AgentsWords() {
  const { quote, emphasis, end, name, role, photo } = pricingCopy.testimonial;
  return (
    <Testimonial
      quote={
        <>
          {quote} <em>{emphasis}</em>
          {end}
        </>
      }
      name={name}
      role={role}
      photo={photo}
    />
  );
}

/** The plans, their prices and a comparison (spec §2, Pricing). */
export function PricingPage() {
  const hasComparison = useAppSelector(selectHasComparison);
  const { metaTitle, description, title, night } = pricingCopy;
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.pricing} />
      <PageHeader>
        <Wrap>
          <SplitHead>
            <Display2>{title}</Display2>
            <BillingToggle />
          </SplitHead>
        </Wrap>
      </PageHeader>
      <Wrap>
        <PlansPlace>
          <Plans />
        </PlansPlace>
      </Wrap>
      {hasComparison && <ComparisonSection />}
      <Section $flush={hasComparison}>
        <Wrap>
          <Reveal>
            <AgentsWords />
          </Reveal>
        </Wrap>
      </Section>
      <NightStreet
        title={night.title}
        text={night.text}
        action={<SignUpButton variant="lit">{night.action}</SignUpButton>}
      />
    </>
  );
}
