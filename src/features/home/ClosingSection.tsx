import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import type { HomeTexts } from '../../contract/texts/texts.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

const LitPanel = styled.div`
  display: grid;
  gap: 20px;
  padding: clamp(32px, 6.4vw, 96px) clamp(24px, 6vw, 88px) 0;
  border-radius: ${radius.stage};
  background: ${color.lit};

  > i {
    height: 5rem;
    background: url(/street/window-sill.svg) 60% / contain no-repeat;

    ${media.lg} {
      display: none;
    }
  }
  ${media.lg} {
    grid-template: 1fr 1fr / 1fr 1fr;
    align-items: center;
    min-height: 29rem;
    padding: 0;
    background:
      url(/street/window-lamp.svg) 79% 0 no-repeat,
      url(/street/window-sill.svg) 92% 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 50% 0 / 10px 100% no-repeat,
      linear-gradient(${color.litMullion}, ${color.litMullion}) 0 50% / 100% 10px no-repeat,
      ${color.lit};
  }
`;

const LitTitle = styled(Display2)`
  ${media.lg} {
    padding: 2rem 56px 2rem 64px;
  }
`;

const LitContent = styled(Stack)`
  ${media.lg} {
    grid-area: 2 / 1;
    padding: 2rem 64px;
  }
  p {
    color: ${color.onLit2};
  }
`;

/** A lit window with a lamp. The banner that closes the page, `ClosingBanner`, has the texts of `sign_up`. */
export function ClosingSection({ title, text, action }: NonNullable<HomeTexts['closing']>) {
  return (
    <Wide as="section">
      <Reveal>
        <LitPanel>
          <LitTitle as="h2">{title}</LitTitle>
          <LitContent $gap={28} $justify="start">
            <Lead>{text}</Lead>
            <ButtonLink to={paths.requestDemo}>{action}</ButtonLink>
          </LitContent>
          <i />
        </LitPanel>
      </Reveal>
    </Wide>
  );
}
