import type { PostSummary, WebinarSummary } from '../../contract/entities';
import { FEATURE_SLUGS } from '../../contract/paths';
import { AuthorBox } from '../../ui/AuthorBox';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { CoverImage } from '../../ui/CoverImage';
import { DiscoverMore } from '../../ui/DiscoverMore';
import { DoorCard } from '../../ui/DoorCard';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Eyebrow } from '../../ui/Eyebrow';
import { HelpCategoryCard } from '../../ui/HelpCategoryCard';
import { IntegrationCard } from '../../ui/IntegrationCard';
import { CardGrid } from '../../ui/Layout';
import { LitPanel } from '../../ui/LitPanel';
import { NightStreet } from '../../ui/NightStreet';
import { PaneSpinner } from '../../ui/PaneSpinner';
import { PostCard } from '../../ui/PostCard';
import { RichText } from '../../ui/RichText';
import { SkeletonArticle, SkeletonCards, SkeletonLine } from '../../ui/Skeleton';
import { SuccessView } from '../../ui/SuccessView';
import { Testimonial } from '../../ui/Testimonial';
import { Body, Display2, Display3, H2, H3, H4, Lead, Small } from '../../ui/Text';
import { TintTile } from '../../ui/TintTile';
import { WallPanel } from '../../ui/WallPanel';
import { WebinarCard } from '../../ui/WebinarCard';
import { YouTubeEmbed } from '../../ui/YouTubeEmbed';
import { Specimen, Specimens } from './Specimen';

const author = { name: 'Priya Nair', bio: 'Runs the office of a team of nine.', profile_photo: '' };
const cover = '/covers/c04-ridge.svg';
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3).trim();

const post: PostSummary = {
  id: '1',
  slug: 'kit',
  title: 'A post with its cover',
  description: 'A line about it.',
  category: 'Product',
  cover_photo: cover,
  cover_alt: '',
  created_at: '2024-02-03',
  updated_at: '2024-03-04',
  author,
  reading_minutes: 3,
};

const webinar: WebinarSummary = {
  id: '1',
  slug: 'kit',
  title: 'A session with its cover',
  cover_photo: cover,
  cover_alt: '',
  updated_at: '2024-03-04',
  presented_by: author.name,
  presenter_role: '',
  description: '',
  date: '2024-03-04 11:00',
  duration: '45 minutes',
  host_image: '',
};

const integration = { id: '1', name: 'Postbeam', description: 'Carries mail.', logo_url: '' };

const html =
  '<p>Words with a <a href="/">link</a> and <code>code</code>.</p><ul><li>One</li><li>Two</li></ul>' +
  '<blockquote><p>Said once.</p></blockquote><table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>';

function Cards() {
  return (
    <Specimens title="Cards">
      <CardGrid>
        <li>
          <PostCard post={post} headingLevel={3} />
        </li>
        <li>
          <PostCard post={{ ...post, title: long, cover_photo: '' }} headingLevel={3} />
        </li>
        <li>
          <WebinarCard kind="event" webinar={webinar} headingLevel={3} />
        </li>
        <li>
          <WebinarCard kind="video" webinar={webinar} headingLevel={3} />
        </li>
        <li>
          <IntegrationCard integration={integration} headingLevel={3} />
        </li>
        <li>
          <HelpCategoryCard index={0} title="A category" text="A line." to="/" headingLevel={3} />
        </li>
        <li>
          <HelpCategoryCard index={1} title="Without an article" text="A line." headingLevel={3} />
        </li>
        <li>
          <DoorCard door="dashboard" title="A door" to="/" />
        </li>
      </CardGrid>
      <Specimen name="DiscoverMore, the dashboard being viewed">
        <DiscoverMore title="Discover more" currentFeature={FEATURE_SLUGS[0]} />
      </Specimen>
    </Specimens>
  );
}

function Pieces() {
  return (
    <Specimens title="Words and pictures">
      <Specimen name="Text">
        <Display2 as="p">Display 2</Display2>
        <Display3 as="p">Display 3</Display3>
        <H2 as="p">H2</H2>
        <H3 as="p">H3</H3>
        <H4 as="p">H4</H4>
        <Lead>Lead</Lead>
        <Body>Body</Body>
        <Small>Small</Small>
        <Eyebrow>Eyebrow</Eyebrow>
        <Badge>Badge</Badge> <Badge door="dashboard">Badge of a door</Badge>
      </Specimen>
      <Specimen name="RichText">
        <RichText html={html} />
      </Specimen>
      <Specimen name="CoverImage: loaded, and drawn where the picture is missing">
        <CoverImage src={cover} />
        <CoverImage src="" />
      </Specimen>
      <Specimen name="Avatar, AuthorBox, TintTile">
        <Avatar name={author.name} photo="" size={56} />
        <AuthorBox author={author} headingLevel={4} />
        <TintTile size={52} />
      </Specimen>
      <Specimen name="Testimonial">
        <Testimonial quote="It works." name={author.name} role="Broker" photo="" />
      </Specimen>
      <Specimen name="YouTubeEmbed, before it plays">
        <YouTubeEmbed videoId="M7lc1UVf-VE" title="A video" />
      </Specimen>
      <WallPanel door="dashboard" scene="dashboard" sizes="760px" title="A wall" text="A line." />
      <LitPanel title="A lit panel" text="A line." action={<Button>Press</Button>} />
      <NightStreet
        title="A night street"
        text="A line."
        action={<Button variant="lit">Press</Button>}
      />
    </Specimens>
  );
}

function States() {
  return (
    <Specimens title="Loading, empty, failed, done">
      <Specimen name="Skeletons and spinner">
        <SkeletonCards />
        <SkeletonArticle />
        <SkeletonLine width="60%" />
        <PaneSpinner size={56} />
      </Specimen>
      <EmptyState
        title="No posts found"
        text="There will be."
        link={{ to: '/', label: 'Elsewhere' }}
      />
      <ErrorState
        title="Oops! Something went wrong."
        text="It happens."
        actions={<Button>Try again</Button>}
      />
      <SuccessView
        title="Registration Successful!"
        intro="That was all."
        rows={[{ label: 'Name', value: author.name }]}
      />
    </Specimens>
  );
}

/** Everything that is looked at. */
export function KitContent() {
  return (
    <>
      <Cards />
      <Pieces />
      <States />
    </>
  );
}
