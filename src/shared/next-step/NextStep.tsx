import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { media } from '../../theme/media.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Strip = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.stage};
  background: ${color.plaster};

  ${media.lg} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Half = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: 1.5rem;
  min-width: 0;
  padding: clamp(1.75rem, 3.4vw, 3rem);

  & + & {
    border-top: 1px solid ${color.line2};
  }
  ${media.lg} {
    & + & {
      border-top: 0;
      border-left: 1px solid ${color.line2};
    }
  }
`;

/** The arrow stands where the line ends: there is no hole below a short title. */
const Next = styled(Half)`
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
`;

const Words = styled.div`
  display: grid;
  gap: 0.625rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  ${type.label}
  color: ${color.ink2};
`;

const Title = styled(AppLink)`
  ${type.h3}

  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.75rem;
`;

/** What comes after the page, by its title. */
export interface NextItem {
  /** `Read next` */
  label: string;
  title: string;
  to: string;
}

interface NextStepProps {
  /** Left out where nothing follows, or nobody knows what does. */
  next?: NextItem;
  offer: keyof typeof nextStepStrings.offers;
}

/** The strip that a page to be read or watched ends with: the next of its kind, and one way to hear more. */
export function NextStep({ next, offer }: NextStepProps) {
  const { title, text, action, to } = nextStepStrings.offers[offer];
  return (
    <Strip data-screen-only aria-label={nextStepStrings.name}>
      {next && (
        <Next>
          <Words>
            <Label>{next.label}</Label>
            <Title to={next.to}>{next.title}</Title>
          </Words>
          <ArrowRight size={24} strokeWidth={2} aria-hidden="true" />
        </Next>
      )}
      <Half>
        <Words>
          <H3 as="p">{title}</H3>
          <Body>{text}</Body>
        </Words>
        {offer === 'demo' ? (
          <Ways>
            <ButtonLink variant="secondary" to={to}>
              {action}
            </ButtonLink>
            <PhoneLine />
          </Ways>
        ) : (
          <TextLink to={to}>{action}</TextLink>
        )}
      </Half>
    </Strip>
  );
}
