import { styled } from 'styled-components';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FullPageMessage } from '../../ui/FullPageMessage';
import { PaneSpinner } from '../../ui/PaneSpinner';
import { ReadFailed } from '../../ui/ReadFailed';
import { SkeletonArticle, SkeletonCard, SkeletonCards, SkeletonLine } from '../../ui/Skeleton';
import { Specimen, Specimens } from './Specimen';

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: 24px;
`;

const Card = styled.div`
  max-width: 400px;
`;

const ignore = () => undefined;

/** What is shown while something is on its way, and when it is not there. */
export function KitStates() {
  return (
    <Specimens title="Loading, empty, failed">
      <Specimen name="PaneSpinner">
        <Row>
          <PaneSpinner />
          <PaneSpinner size={20} />
          <PaneSpinner size={32} />
          <PaneSpinner size={56} />
        </Row>
      </Specimen>
      <Specimen name="SkeletonCards: three of SkeletonCard">
        <SkeletonCards />
      </Specimen>
      <Specimen name="SkeletonCard, SkeletonLine">
        <Card>
          <SkeletonCard />
        </Card>
        <SkeletonLine width="60%" />
        <SkeletonLine height="56px" />
      </Specimen>
      <Specimen name="SkeletonArticle">
        <SkeletonArticle />
      </Specimen>
      <Specimen name="EmptyState, with and without a way on">
        <EmptyState
          title="No posts found"
          text="There will be."
          link={{ to: '/', label: 'Elsewhere' }}
        />
        <EmptyState title="No FAQs Available" />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title="Error loading"
          text="It happens."
          actions={<Button variant="secondary">Refresh</Button>}
        />
      </Specimen>
      <Specimen name="ReadFailed">
        <ReadFailed onTryAgain={ignore} />
      </Specimen>
      <Specimen name="FullPageMessage" note="Its title is a page's h1, so here there are two.">
        <FullPageMessage
          title="Oops! Something went wrong."
          text="A whole page that says why there is nothing else on it."
          actions={<Button>Refresh</Button>}
        />
      </Specimen>
    </Specimens>
  );
}
