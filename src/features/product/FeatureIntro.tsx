import { styled } from 'styled-components';
import { featurePageStrings } from '../../strings/features/shared.ts';
import type { FeatureStrings } from '../../strings/features/types.ts';
import { paths } from '../../contract/paths.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { PageHeader, SplitHead, Wrap } from '../../ui/Layout.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

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
export function FeatureIntro({ name, hero }: { name: string; hero: FeatureStrings['hero'] }) {
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
              <SignUpButton>{featurePageStrings.getStarted}</SignUpButton>
              <TextLink to={paths.requestDemo}>{featurePageStrings.requestDemo}</TextLink>
            </Actions>
          </Side>
        </SplitHead>
      </Wrap>
    </PageHeader>
  );
}
