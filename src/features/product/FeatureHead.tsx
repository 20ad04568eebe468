import { styled } from 'styled-components';
import { featurePageCopy } from '../../copy/features/shared';
import type { FeatureCopy } from '../../copy/features/types';
import { paths } from '../../contract/paths';
import { Eyebrow } from '../../ui/Eyebrow';
import { PageHeader, SplitHead, Wrap } from '../../ui/Layout';
import { SignUpButton } from '../../ui/SignUpButton';
import { Display2, Lead } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';

const Title = styled.div`
  display: grid;
  gap: 22px;
`;

const Side = styled.div`
  display: grid;
  gap: 28px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
`;

/** The feature's name and promise at the left, the way in at the right. */
export function FeatureHead({ name, hero }: { name: string; hero: FeatureCopy['hero'] }) {
  return (
    <PageHeader>
      <Wrap>
        <SplitHead>
          <Title>
            <Eyebrow>{name}</Eyebrow>
            <Display2>{hero.title}</Display2>
          </Title>
          <Side>
            <Lead>{hero.lead}</Lead>
            <Actions>
              <SignUpButton>{featurePageCopy.getStarted}</SignUpButton>
              <TextLink to={paths.requestDemo}>{featurePageCopy.requestDemo}</TextLink>
            </Actions>
          </Side>
        </SplitHead>
      </Wrap>
    </PageHeader>
  );
}
