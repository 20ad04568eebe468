import { styled } from 'styled-components';
import { paths, type FeatureSlug } from '../../contract/paths.ts';
import { featuresList, integrationsName } from '../../strings/featureCards.ts';
import { media } from '../../theme/media.ts';
import { sidewaysOnPhones } from '../../theme/mixins.ts';
import { FeatureCard } from './FeatureCard.tsx';
import { Body, H2 } from '../../ui/Text.tsx';

const Root = styled.div`
  display: grid;
  gap: clamp(28px, 4.6vw, 40px);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 20px;
`;

const Cards = styled.ul`
  display: grid;
  gap: 12px;

  ${media.md} {
    grid-template-columns: repeat(4, 1fr);
  }
  ${media.lg} {
    gap: 24px;
  }
  ${sidewaysOnPhones('max(38%, 8.75rem)', 2)}
  > li {
    min-width: 0;
  }
`;

export interface DiscoverMoreProps {
  title: string;
  text?: string;
  /** The feature being viewed: its card gives way to Integrations (spec §2, Home). */
  currentFeature?: FeatureSlug;
}

/** Eight cards that lead to the features. The caller gives it its section and its width. */
export function DiscoverMore({ title, text, currentFeature }: DiscoverMoreProps) {
  return (
    <Root>
      <Head>
        <H2>{title}</H2>
        {text && <Body>{text}</Body>}
      </Head>
      <Cards>
        {featuresList.map(({ slug, name }) => (
          <li key={slug}>
            {slug === currentFeature ? (
              <FeatureCard
                feature="integrations"
                title={integrationsName}
                to={paths.integrations}
              />
            ) : (
              <FeatureCard feature={slug} title={name} to={paths.feature(slug)} />
            )}
          </li>
        ))}
      </Cards>
    </Root>
  );
}
