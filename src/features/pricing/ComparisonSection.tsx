import { styled } from 'styled-components';
import { pricingCopy } from '../../copy/pricing';
import { useAppSelector } from '../../store/hooks';
import { Section, Wrap } from '../../ui/Layout';
import { Body, H2 } from '../../ui/Text';
import { ComparisonControls } from './ComparisonControls';
import { ComparisonTable } from './ComparisonTable';
import { selectComparedSections } from './pricingSelectors';

const { comparison } = pricingCopy;

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
