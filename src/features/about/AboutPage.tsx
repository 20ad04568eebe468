import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import type { AboutTexts } from '../../contract/texts/texts.ts';
import { ClosingBanner } from '../../shared/marketing/ClosingBanner.tsx';
import { OfficeFront } from '../../shared/marketing/OfficeFront.tsx';
import { Voice } from '../../shared/marketing/Voice.tsx';
import { useTexts } from '../../store/hooks.ts';
import { cardFrame } from '../../theme/mixins.ts';
import { street } from '../../theme/pictureColors.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import {
  Cluster,
  Container,
  Grid,
  PageHeader,
  Section,
  Split,
  SplitHead,
  Stack,
} from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Body, Display2, H2, H4, Lead } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { OfficeSection } from './OfficeSection.tsx';

type SectionTexts<Name extends keyof AboutTexts> = NonNullable<AboutTexts[Name]>;

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  border-radius: ${radius.control};
  object-fit: cover;
`;

/** The heading takes the first cell, so that it and five values fill three rows. */
const Values = styled(Grid).attrs({ as: Container, $gap: 48, $lg: 2 })`
  ${media.lg} {
    gap: clamp(48px, 5vw, 72px) 64px;
  }
  > ul {
    display: contents;
  }
`;

const ValuesHead = styled(Stack).attrs({ $gap: 20 })`
  align-content: start;
  max-width: 30rem;
`;

const Principle = styled(Body)`
  color: ${color.ink};
  font-weight: 520;
`;

const Habit = styled(Body)`
  margin-top: 0.75rem;
`;

const Value = styled.li`
  display: grid;
  grid-template: auto 1fr auto / 84px minmax(0, 1fr);
  column-gap: clamp(24px, 2.3vw, 32px);

  img {
    grid-row: span 2;
  }
  h3 {
    margin-bottom: 6px;
    overflow-wrap: anywhere;
  }
  ${media.belowMd} {
    ${Habit} {
      grid-column: 1 / -1;
    }
  }
  ${media.md} {
    grid-template: auto auto 1fr / clamp(120px, 12vw, 172px) minmax(0, 1fr);

    img {
      grid-row: span 3;
    }
  }
`;

function CoreValues({ title, lead, items }: SectionTexts<'values'>) {
  return (
    <Values>
      <ValuesHead>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </ValuesHead>
      <ul>
        {items.map((value) => (
          <Value key={value.title}>
            <Picture src={value.picture} width={300} height={400} alt="" loading="lazy" />
            <H4 as="h3">{value.title}</H4>
            <Principle>{value.text}</Principle>
            <Habit>{value.habit}</Habit>
          </Value>
        ))}
      </ul>
    </Values>
  );
}

const STREET_HEIGHT = 520;

const StreetFrame = styled.div`
  position: relative;
  height: clamp(224px, 40vw, 464px);
  overflow: hidden;
  border-radius: ${radius.stage};
  background: ${street.paleSky};

  /* Left of the middle of the street, cropped at the sides and in the sky, and never at the ground. */
  > div {
    position: absolute;
    bottom: 0;
    left: 55%;
    height: max(118%, 264px);
    aspect-ratio: 1440 / ${STREET_HEIGHT};
    transform: translateX(-50%);
  }
  img {
    width: 100%;
    height: 100%;
  }
`;

const FOUNDERS = 2;

function StorySection({ story, office }: Pick<AboutTexts, 'story' | 'office'>) {
  const { lead, paragraphs, links = [] } = story;
  const founders = office?.people.slice(0, FOUNDERS) ?? [];
  return (
    <Container as="section">
      <Split $ratio="7:5" $gap={32} $columnGap={64} $align="start">
        <StreetFrame>
          <div>
            <img src="/street/street-dusk.svg" width={1440} height={STREET_HEIGHT} alt="" />
            <OfficeFront height={STREET_HEIGHT} isLit />
          </div>
        </StreetFrame>
        <Stack $gap={20}>
          <Cluster $gap={12}>
            {founders.map((founder) => (
              <Avatar key={founder.name} {...founder} size={72} />
            ))}
          </Cluster>
          <Lead>{lead}</Lead>
          {paragraphs.map((paragraph) => (
            <Body key={paragraph}>{paragraph}</Body>
          ))}
          {links.length > 0 && (
            <Cluster $gap={24}>
              {links.map(({ label, to }) => (
                <TextLink key={to} to={to}>
                  {label}
                </TextLink>
              ))}
            </Cluster>
          )}
        </Stack>
      </Split>
    </Container>
  );
}

const VoiceCard = styled(Voice)`
  row-gap: 1.5rem;
  padding: clamp(1.5rem, 2.6vw, 2.25rem);
  ${cardFrame}

  blockquote {
    max-width: 290px;
    text-wrap: pretty;
  }
`;

function VoicesSection({ title, lead, voices }: SectionTexts<'voices'>) {
  const known = voices.filter(({ quote }) => quote);
  if (known.length === 0) return null;
  return (
    <Section $flush>
      <Stack as={Container} $gap="clamp(2.5rem, 4.6vw, 4rem)">
        <SplitHead>
          <H2>{title}</H2>
          <Lead>{lead}</Lead>
        </SplitHead>
        <Grid $gap={24} $lg={3}>
          {known.map((voice) => (
            <VoiceCard key={voice.quote} {...voice} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

export function AboutPage() {
  const { meta, title, story, office, voices, values, closing } = useTexts('about');
  return (
    <>
      <PageMeta {...meta} path={paths.about} />
      <PageHeader>
        <Container>
          <Display2>{title}</Display2>
        </Container>
      </PageHeader>
      <StorySection story={story} office={office} />
      {office && <OfficeSection {...office} />}
      {voices && <VoicesSection {...voices} />}
      {values && (
        <Section $flush>
          <Reveal>
            <CoreValues {...values} />
          </Reveal>
        </Section>
      )}
      {closing && <ClosingBanner {...closing} to={paths.requestDemo} />}
    </>
  );
}
