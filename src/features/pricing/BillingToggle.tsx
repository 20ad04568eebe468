import { useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Cluster } from '../../ui/Layout.tsx';
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx';
import { useEarlyInput } from '../../ui/hydration.ts';
import { billingPeriodToggled, selectBillingPeriod } from './pricingSlice.ts';

const { billing } = pricingStrings;

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

export function BillingToggle() {
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
