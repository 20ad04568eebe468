import { styled } from 'styled-components';
import { blogStrings } from '../../strings/blog.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Section, SectionHead, Wrap } from '../../ui/Layout.tsx';
import { SkeletonCards, SkeletonLine } from '../../ui/Skeleton.tsx';
import { H2 } from '../../ui/Text.tsx';
import { FeaturedGrid, FeaturedWords } from './FeaturedPost.tsx';

const { landing } = blogStrings;

const Cover = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.stage};
  background: ${color.plaster};
`;

const Words = styled(FeaturedWords)`
  justify-items: stretch;
`;

/** The landing page while it is on its way: the featured post's shape and three cards. */
export function LandingSkeleton() {
  return (
    <>
      <Wrap>
        <FeaturedGrid aria-hidden="true">
          <Cover />
          <Words>
            <SkeletonLine width="30%" height="26px" />
            <SkeletonLine width="92%" height="48px" />
            <SkeletonLine width="70%" height="48px" />
            <SkeletonLine width="96%" />
          </Words>
        </FeaturedGrid>
      </Wrap>
      <Section>
        <Wrap>
          <SectionHead>
            <H2>{landing.latest.title}</H2>
          </SectionHead>
          <SkeletonCards label={landing.loading} />
        </Wrap>
      </Section>
    </>
  );
}
