import type { ReactNode } from 'react';
import { FEATURE_SLUGS } from '../../contract/paths.ts';
import { DiscoverMore } from '../../shared/marketing/DiscoverMore.tsx';
import { FeatureCard } from '../../shared/marketing/FeatureCard.tsx';
import { HelpCard } from '../../features/help-center/HelpCard.tsx';
import { IntegrationCard } from '../../features/integrations/IntegrationCard.tsx';
import { PictureCard } from '../../shared/marketing/PictureCard.ts';
import { PostCard } from '../../features/blog/PostGrid.tsx';
import { Scene } from '../../shared/marketing/Scene.tsx';
import { H4 } from '../../ui/Text.tsx';
import { WebinarCard } from '../../features/webinars/WebinarGrid.tsx';
import { integration, longWord, oddPost, post, webinar } from './samples.ts';
import { States, Specimen, Specimens } from './Specimen.tsx';

/** Links, and so with the looks of links; and what does not lead anywhere. */
const CARDS: readonly { name: string; card: ReactNode; isLink: boolean }[] = [
  { name: 'PostCard', card: <PostCard post={post} headingLevel={4} />, isLink: true },
  {
    name: 'PostCard of odd words and no picture',
    card: <PostCard post={oddPost} headingLevel={4} />,
    isLink: true,
  },
  {
    name: 'WebinarCard of an event',
    card: <WebinarCard kind="event" webinar={webinar} headingLevel={4} />,
    isLink: true,
  },
  {
    name: 'WebinarCard of a video',
    card: <WebinarCard kind="video" webinar={webinar} headingLevel={4} />,
    isLink: true,
  },
  {
    name: 'HelpCard',
    card: (
      <HelpCard
        index={0}
        title="A category"
        text="A line on what is in it."
        to="/"
        headingLevel={4}
      />
    ),
    isLink: true,
  },
  {
    name: 'HelpCard without an article',
    card: <HelpCard index={1} title={longWord} text={longWord} headingLevel={4} />,
    isLink: false,
  },
  {
    name: 'FeatureCard',
    card: <FeatureCard feature="dashboard" title="Dashboard" to="/" />,
    isLink: true,
  },
  {
    name: 'IntegrationCard',
    card: <IntegrationCard integration={integration} headingLevel={4} />,
    isLink: false,
  },
  {
    name: 'IntegrationCard without a logo, and of odd words',
    card: (
      <IntegrationCard
        integration={{ ...integration, name: `${longWord} & <b>Co</b>`, logo_url: '' }}
        headingLevel={4}
      />
    ),
    isLink: false,
  },
  {
    name: 'PictureCard',
    card: (
      <PictureCard>
        <Scene name="card-chat" sizes="400px" />
        <H4 as="p">Below its picture, or beside it on a tablet</H4>
      </PictureCard>
    ),
    isLink: false,
  },
];

/** Everything that stands in lists. */
export function KitCards() {
  return (
    <Specimens title="Cards">
      {CARDS.map(({ name, card, isLink }) => (
        <Specimen key={name} name={name}>
          <States wide states={isLink ? undefined : []}>
            {card}
          </States>
        </Specimen>
      ))}
      <Specimen name="DiscoverMore, the dashboard being viewed">
        <DiscoverMore title="Discover more" currentFeature={FEATURE_SLUGS[0]} />
      </Specimen>
    </Specimens>
  );
}
