import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import { paths } from '../../contract/paths.ts';
import { nextStepStrings } from '../../strings/nextStep.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/mixins.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CardLink } from '../../ui/CardLink.ts';
import { Cluster, Grid, Stack } from '../../ui/Layout.tsx';
import { PhoneLine } from '../../ui/PhoneLine.tsx';
import { useSite, type SiteOffers } from '../../ui/SiteContext.ts';
import { Body, H3 } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Container = styled(Grid)`
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
    border: solid ${color.line2};
    border-width: 1px 0 0;
  }
  ${media.lg} {
    &:only-child {
      grid-template-columns: minmax(0, 28rem) auto;
      justify-content: space-between;
      align-items: center;
    }
    & + & {
      border-width: 0 0 0 1px;
    }
  }
`;

// The arrow is beside the title, not below a short one.
const NextHalf = styled(Half)`
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
`;

const Text = styled(Stack).attrs({ $gap: 10 })`
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  ${type.label}
  color: ${color.ink2};
`;

const TitleLink = styled(CardLink)`
  ${type.h3}

  &:hover {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 6px;
  }
`;

interface NextStepProps {
  next?: { label: string; title: string; text?: string; to: string };
  offer: Exclude<keyof SiteOffers, 'light'>;
}

export function NextStep({ next, offer }: NextStepProps) {
  const { brand, offers } = useSite();
  const shownOffer = offer === 'support' && !brand.phone ? 'demo' : offer;
  const words = offers[shownOffer];
  if (!next && !words) return null;
  return (
    <Container as="aside" $gap={0} data-screen-only aria-label={nextStepStrings.name}>
      {next && (
        <NextHalf>
          <Text>
            <Label>{next.label}</Label>
            <TitleLink to={next.to}>{next.title}</TitleLink>
            {next.text && <Body>{next.text}</Body>}
          </Text>
          <ArrowRight size={24} strokeWidth={2} aria-hidden="true" />
        </NextHalf>
      )}
      {words && (
        <Half>
          <Text>
            <H3 as="p">{words.title}</H3>
            <Body>{words.text}</Body>
          </Text>
          {shownOffer === 'newsletter' ? (
            <TextLink to={`${paths.blog}#${ELEMENT_IDS.newsletter}`}>
              {offers.newsletter.link}
            </TextLink>
          ) : (
            <Cluster $gap="1rem 3rem">
              {shownOffer === 'demo' && offers.demo && (
                <ButtonLink to={paths.requestDemo}>{offers.demo.action}</ButtonLink>
              )}
              <PhoneLine />
            </Cluster>
          )}
        </Half>
      )}
    </Container>
  );
}
