import { styled } from 'styled-components';
import { home } from '../../strings/home.ts';
import { media } from '../../theme/media.ts';
import { Wide, Wrap } from '../../ui/Layout.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { HeroStage } from './HeroStage.tsx';

const Root = styled.section`
  padding-top: clamp(40px, 5.4vw, 80px);
`;

const Top = styled(Wrap)`
  display: grid;
  gap: 28px;
  margin-bottom: clamp(40px, 4.6vw, 68px);

  ${media.lg} {
    /* The headline keeps its three lines; the side takes what is left. */
    grid-template-columns: minmax(max-content, 1fr) minmax(250px, 320px);
    column-gap: 32px;
  }
`;

const TitleLine = styled.span`
  ${media.lg} {
    display: block;
  }
`;

// Stands on the last baseline of the headline.
const Side = styled.div`
  display: grid;
  gap: 28px;
  align-content: end;
  justify-items: start;
`;

/** The first view: headline, one thing to do, and the dashboard in front of the street. */
export function HeroSection() {
  const { titleLines, text, action } = home.hero;
  return (
    <Root>
      <Top>
        <Display1>
          {titleLines.map((line) => (
            <TitleLine key={line}>{line} </TitleLine>
          ))}
        </Display1>
        <Side>
          <Lead>{text}</Lead>
          <SignUpButton>{action}</SignUpButton>
        </Side>
      </Top>
      <Wide>
        <HeroStage />
      </Wide>
    </Root>
  );
}
