import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Wide } from '../../ui/Layout.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

const words = webinarsStrings.home;

const Root = styled(Wide)`
  padding-top: 24px;
`;

const Panel = styled.div`
  ${hueColors('clay')}
  display: grid;
  overflow: hidden;
  border-radius: ${radius.stage};
  background: var(--tint);

  ${media.lg} {
    grid-template-columns: 7fr 5fr;
    min-height: 32.5rem;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 24px;
  min-width: 0;
  padding: clamp(40px, 6vw, 88px) clamp(24px, 5vw, 80px);
`;

const Text = styled(Lead)`
  color: ${color.inkOnTint};
`;

const Picture = styled.div`
  position: relative;
  aspect-ratio: 560 / 520;
  background: var(--deep);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.md} {
    aspect-ratio: auto;
    min-height: 26.25rem;
  }
`;

/** A brick wall with people in the lit windows: somebody is home. */
export function WebinarsHero() {
  return (
    <Root>
      <Panel>
        <Words>
          <Display2>{words.title}</Display2>
          <Text>{words.lead}</Text>
          <ButtonLink to={paths.allEvents}>{words.seeEvents}</ButtonLink>
        </Words>
        <Picture>
          <img
            src="/street/webinar-windows.svg"
            alt=""
            width={560}
            height={520}
            fetchPriority="high"
          />
        </Picture>
      </Panel>
    </Root>
  );
}
