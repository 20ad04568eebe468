import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';
import { darkGround } from '../../theme/mixins.ts';
import { ButtonLink, SignUpButton } from '../../ui/Button.tsx';
import { Container } from '../../ui/Layout.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';

const Section = styled.section`
  ${darkGround}
  overflow: hidden;
`;

const Content = styled(Container)`
  display: grid;
  justify-items: center;
  gap: 28px;
  padding-block: clamp(3.5rem, 9vw, 136px) clamp(20px, 4vw, 56px);
  text-align: center;
`;

// Narrow windows show the middle of the street, phones at three quarters of its size.
const Street = styled.img`
  width: 100%;
  min-width: 1080px;
  max-width: none;
  height: auto;
  margin-left: 50%;
  transform: translateX(-50%);

  ${media.md} {
    min-width: 1440px;
  }
`;

interface ClosingBannerProps {
  title: string;
  text: string;
  /** Label of the sign-up button, or of a link if `to` is given. */
  action: string;
  to?: string;
}

/** The last call to action of a page, above the street at night. The `street` footer continues it. */
export function ClosingBanner({ title, text, action, to }: ClosingBannerProps) {
  return (
    <Section>
      <Content>
        <Display2 as="h2">{title}</Display2>
        <Lead>{text}</Lead>
        {to ? (
          <ButtonLink variant="lit" to={to}>
            {action}
          </ButtonLink>
        ) : (
          <SignUpButton variant="lit">{action}</SignUpButton>
        )}
      </Content>
      <Street
        src="/street/street-night.svg"
        alt=""
        width={1440}
        height={420}
        loading="lazy"
        decoding="async"
      />
    </Section>
  );
}
