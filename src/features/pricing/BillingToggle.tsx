import { paths } from '../../contract/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx';
import { ANNUAL_PARAM, billingPeriodChosen, selectBillingPeriod } from './pricingSlice.ts';

const { billing } = pricingStrings;

const OPTIONS = [
  { value: 'monthly', label: billing.monthly, to: paths.pricing },
  {
    value: 'annual',
    label: billing.annual,
    to: `${paths.pricing}?${ANNUAL_PARAM.name}=${ANNUAL_PARAM.value}`,
  },
] as const;

export function BillingToggle() {
  const dispatch = useAppDispatch();
  const period = useAppSelector(selectBillingPeriod);
  return (
    <SegmentedToggle
      label={billing.label}
      options={OPTIONS}
      value={period}
      onChange={(chosen) => dispatch(billingPeriodChosen(chosen))}
    />
  );
}
