import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SceneFrame } from '../../shared/marketing/Scene.tsx';
import { onlyWithScripts } from '../../theme/mixins.ts';
import { color, media, radius, shadow, size } from '../../theme/tokens.ts';
import { Container, SplitHead } from '../../ui/Layout.tsx';
import { SegmentedToggle, type SegmentedToggleProps } from '../../ui/SegmentedToggle.tsx';
import { H2, Lead, VisuallyHidden } from '../../ui/Text.tsx';
import { useEarlyInput } from '../../ui/useEarlyInput.ts';

const Head = styled(SplitHead)`
  margin-bottom: clamp(36px, 4vw, 56px);
`;

const Wall = styled(SceneFrame)`
  padding: clamp(16px, 3.4vw, 48px) clamp(16px, 3.9vw, 56px) ${size.sill};

  /* Portraits, unlike the pictures on other walls. */
  img {
    border-radius: 50%;
    box-shadow: none;
  }
`;

interface LiveSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the product that visitors can use, on the wall of its feature. */
export function LiveSection({ title, text, children }: LiveSectionProps) {
  return (
    <Container>
      <Head>
        <H2>{title}</H2>
        <Lead>{text}</Lead>
      </Head>
      <Wall>{children}</Wall>
    </Container>
  );
}

/** The control at the left, and a sentence about its choice. */
export const LiveBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 24px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;

  > p {
    font-size: 1.125rem;
    font-weight: 580;
    letter-spacing: -0.014em;
  }
  ${media.belowMd} {
    margin-bottom: 16px;
  }
`;

/** A window of the product, which stands on the sill. */
export const LiveWindow = styled.div`
  overflow: hidden;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.white};
  box-shadow: ${shadow.sh3};
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Control = styled.div`
  ${onlyWithScripts}

  > [role='radiogroup'] {
    background: color-mix(in srgb, var(--deep) 14%, var(--tint));
  }
  ${media.belowMd} {
    flex: 1 1 100%;
    min-width: 0;

    > [role='radiogroup'] {
      display: flex;
      flex-wrap: wrap;
    }
    label {
      flex: 1 0 auto;
    }
    label > span {
      padding-inline: 5px;
    }
    /* Many choices stay in one row, which scrolls sideways. */
    > [role='radiogroup']:has(> :nth-child(5)) {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;

      label > span {
        padding-inline: 7px;
        font-size: 0.875rem;
      }
    }
  }
  ${media.belowXs} {
    /* Always two rows, also before the font has loaded. */
    > [role='radiogroup']:has(> :nth-child(4):last-child) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export function LiveControl<Value extends string>(props: SegmentedToggleProps<Value>) {
  const control = useEarlyInput<HTMLDivElement>();
  return (
    <Control ref={control} data-screen-only>
      <SegmentedToggle {...props} />
    </Control>
  );
}

/** Says what a control has changed. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden as="p" role="status">
      {children}
    </VisuallyHidden>
  );
}
