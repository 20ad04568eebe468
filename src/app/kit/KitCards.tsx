import type { ReactNode } from 'react';
import { FEATURE_SLUGS } from '../../contract/paths';
import { DiscoverMore } from '../../ui/DiscoverMore';
import { DoorCard } from '../../ui/DoorCard';
import { HelpCategoryCard } from '../../ui/HelpCategoryCard';
import { IntegrationCard } from '../../ui/IntegrationCard';
import { PictureCard } from '../../ui/PictureCard';
import { PostCard } from '../../ui/PostCard';
import { Scene } from '../../ui/Scene';
import { H4 } from '../../ui/Text';
import { WebinarCard } from '../../ui/WebinarCard';
import { integration, longWord, oddPost, post, webinar } from './samples';
import { Looks, Specimen, Specimens } from './Specimen';

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
    name: 'HelpCategoryCard',
    card: (
      <HelpCategoryCard
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
    name: 'HelpCategoryCard without an article',
    card: <HelpCategoryCard index={1} title={longWord} text={longWord} headingLevel={4} />,
    isLink: false,
  },
  {
    name: 'DoorCard',
    card: <DoorCard door="dashboard" title="A door" to="/" />,
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
          <Looks wide states={isLink ? undefined : []}>
            {card}
          </Looks>
        </Specimen>
      ))}
      <Specimen name="DiscoverMore, the dashboard being viewed">
        <DiscoverMore title="Discover more" currentFeature={FEATURE_SLUGS[0]} />
      </Specimen>
    </Specimens>
  );
}
