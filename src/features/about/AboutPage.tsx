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
import { Body, CardBody, Display2, H2, H4, Lead, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type SectionTexts<Name extends keyof AboutTexts> = NonNullable<AboutTexts[Name]>;

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  border-radius: ${radius.control};
  object-fit: cover;

  ${media.lg} {
    margin-bottom: 24px;
  }
`;

const Values = styled(Grid).attrs({ as: 'ul', $gap: 40, $lg: 5 })`
  padding: clamp(24px, 4vw, 56px) clamp(24px, 4vw, 56px) clamp(40px, 5vw, 72px);
  ${cardFrame}

  ${media.lg} {
    gap: clamp(24px, 3vw, 44px);
  }
`;

const Habit = styled(Small)`
  margin-top: 1rem;

  ${media.lg} {
    padding-top: 1rem;
    border-top: 1px solid ${color.line2};
  }
`;

const Value = styled.li`
  ${media.belowLg} {
    display: grid;
    grid-template: auto 1fr auto / 84px minmax(0, 1fr);
    column-gap: 24px;

    img {
      grid-row: span 2;
    }
    ${Habit} {
      grid-column: 1 / -1;
    }
    & + & {
      padding-top: 40px;
      border-top: 1px solid ${color.line2};
    }
  }
  h3 {
    margin-bottom: 6px;
    overflow-wrap: anywhere;
  }
`;

function CoreValues({ title, lead, items }: SectionTexts<'values'>) {
  return (
    <Stack as={Container} $gap={48}>
      <SplitHead>
        <H2>{title}</H2>
        <Lead>{lead}</Lead>
      </SplitHead>
      <Values>
        {items.map((value) => (
          <Value key={value.title}>
            <Picture src={value.picture} width={800} height={500} alt="" loading="lazy" />
            <H4 as="h3">{value.title}</H4>
            <CardBody>{value.text}</CardBody>
            <Habit>{value.habit}</Habit>
          </Value>
        ))}
      </Values>
    </Stack>
  );
}

const STREET_HEIGHT = 520;

const StreetFrame = styled.div`
  position: relative;
  height: clamp(224px, 40vw, 464px);
  overflow: hidden;
  border-radius: ${radius.stage};
  background: ${street.paleSky};

  /* The middle of the street, cropped at the sides and never at the ground. */
  > div {
    position: absolute;
    bottom: 0;
    left: 50%;
    height: max(96%, 232px);
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
      <Split $ratio="5:7" $gap={32} $columnGap="min(7vw, 112px)" $align="start" $isMirrored>
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

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 1.25rem;
  align-items: start;

  p + p {
    margin-top: 0.375rem;
  }
`;

function OfficeSection({ title, lead, name: office, people }: SectionTexts<'office'>) {
  return (
    <Section>
      <Stack as={Container} $gap="clamp(2.5rem, 4.6vw, 4rem)">
        <SplitHead>
          <H2>{title}</H2>
          <Lead>{lead}</Lead>
        </SplitHead>
        <Grid as="ul" $gap="2.75rem 1.5rem" $md={2} $lg={3} aria-label={office}>
          {people.map(({ name, role, photo, text }) => (
            <Person key={name}>
              <Avatar name={name} photo={photo} size={72} />
              <div>
                <H4 as="h3">{name}</H4>
                <Small>{role}</Small>
                <Small>{text}</Small>
              </div>
            </Person>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

const VoiceCard = styled(Voice)`
  row-gap: 1.5rem;
  padding: clamp(1.5rem, 2.6vw, 2.25rem);
  ${cardFrame}
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
