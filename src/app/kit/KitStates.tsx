import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { HiddenRibbon } from '../../ui/HiddenRibbon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SkeletonArticle, SkeletonCard, SkeletonCards, SkeletonLine } from '../../ui/Skeleton.tsx';
import { CopyWhatHappened } from '../CopyWhatHappened.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

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
      <Specimen name="HiddenRibbon">
        <HiddenRibbon hidden={{ why: 'scheduled', moment: '2026-12-01 09:00' }} />
      </Specimen>
      <Specimen name="Spinner">
        <Row>
          <Spinner />
          <Spinner size={20} />
          <Spinner size={32} />
          <Spinner size={56} />
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
      <Specimen name="QueryError">
        <QueryError onTryAgain={ignore} />
      </Specimen>
      <Specimen
        name="CopyWhatHappened"
        note="The third action of the error page: the last 50 actions, without what somebody typed."
      >
        <div>
          <CopyWhatHappened />
        </div>
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
