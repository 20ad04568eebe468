import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { reducedMotionQuery } from '../../theme/media.ts';
import { darkGround } from '../../theme/mixins.ts';
import { Wrap } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { firstSignOfUse } from '../../ui/whenUsed.ts';
import { streetPlace } from './streetPlace.ts';

const Night = styled.section`
  ${darkGround}
  position: relative;
  overflow: hidden;
`;

const Words = styled(Wrap)`
  display: grid;
  justify-items: center;
  gap: 28px;
  padding-block: clamp(3.5rem, 9vw, 136px) clamp(20px, 4vw, 56px);
  text-align: center;
`;

const Street = styled.img`
  ${streetPlace}
`;

/** What reading lights is for those who scroll; it comes once the page is used, and not where motion is unwanted. */
const readingLight = lazyPart(async () => {
  const { ReadingLight } = await import(
    /* webpackChunkName: "reading-light" */ './reading/ReadingLight.tsx'
  );
  return ReadingLight;
}, firstSignOfUse);

export interface ClosingBannerProps {
  title: string;
  text: string;
  /** One lit button. */
  action: ReactNode;
}

/** The page's last call, above the street at night. The footer goes on where it ends. */
export function ClosingBanner({ title, text, action }: ClosingBannerProps) {
  const isLightWanted = useHydrated() && !window.matchMedia(reducedMotionQuery).matches;
  return (
    <Night>
      <Words>
        <Display2 as="h2">{title}</Display2>
        <Lead>{text}</Lead>
        {action}
      </Words>
      <Street
        src="/street/street-night.svg"
        alt=""
        width={1440}
        height={420}
        loading="lazy"
        decoding="async"
      />
      {isLightWanted && <readingLight.Component />}
    </Night>
  );
}
