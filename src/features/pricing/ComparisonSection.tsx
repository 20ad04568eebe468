import { styled } from 'styled-components';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Section, Wrap } from '../../ui/Layout.tsx';
import { Body, H2 } from '../../ui/Text.tsx';
import { ComparisonControls } from './ComparisonControls.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { selectComparedSections } from './pricingSelectors.ts';

const { comparison } = pricingStrings;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 24px;
  margin-bottom: 36px;
`;

/** The plan comparison, for a page that has something to compare. */
export function ComparisonSection() {
  const sections = useAppSelector(selectComparedSections);
  return (
    <Section>
      <Wrap>
        <Head>
          <H2>{comparison.title}</H2>
          <ComparisonControls />
        </Head>
        {sections.length > 0 ? <ComparisonTable /> : <Body>{comparison.noDifferences}</Body>}
      </Wrap>
    </Section>
  );
}
