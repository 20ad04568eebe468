import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Play } from 'lucide-react';
import { iconBox } from '../theme/mixins.ts';
import { color, type Hue, media, motion, radius } from '../theme/tokens.ts';
import { Badge } from './Badge.tsx';
import { CardLink } from './CardLink.ts';
import { CoverImage } from './CoverImage.tsx';
import { Cluster, Grid } from './Layout.tsx';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 20px;

  img {
    transition: transform 400ms ${motion.ease};
  }
  &:hover img {
    transform: scale(1.025);
  }

  /* Alone in a row of two (CardGrid): text beside the cover. */
  ${media.md} {
    ${media.belowLg} {
      li:last-child:nth-child(odd) > & {
        flex-direction: row;
        gap: 24px;
        align-items: center;

        > * {
          flex: 1 1 0;
          min-width: 0;
        }
      }
    }
  }
`;

const Picture = styled.div`
  position: relative;
`;

const PlayTile = styled.span`
  position: absolute;
  inset: auto auto 16px 16px;
  ${iconBox('56px')}
  border-radius: ${radius.control};
  background: ${color.lit};
  color: ${color.ink};
`;

/** What a card is and its date, on one line. */
export const CardMeta = styled(Cluster).attrs({ as: 'p', $gap: 8 })`
  font-size: 0.9375rem;
  line-height: 1.25rem;
  color: ${color.ink3};

  /*
   * In a card narrower than 19.5rem, the date of a session has its own line: whether it fits
   * beside the badge would depend on the font. The basis is huge there, and 0 in wider cards.
   */
  > time {
    flex: 1 1 calc((19.5rem - 100%) * 999);
  }
`;

const Title = styled.h3`
  font-size: 1.375rem;
  line-height: 1.25;
  letter-spacing: -0.022em;
  font-weight: 580;
  overflow-wrap: break-word;

  ${Card}:hover & {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

export type CardHeadingLevel = 2 | 3;

interface MediaCardProps {
  to: string;
  title: string;
  cover: string;
  badge: string;
  hue: Hue;
  when?: ReactNode;
  headingLevel: CardHeadingLevel;
  playable?: boolean;
  priority?: boolean;
  children?: ReactNode;
}

export function MediaCard(props: MediaCardProps) {
  const { to, title, cover, badge, hue, when, headingLevel, playable, priority, children } = props;
  return (
    <Card>
      <Picture>
        <CoverImage src={cover} priority={priority} />
        {playable && (
          <PlayTile aria-hidden="true">
            <Play size={24} strokeWidth={2} fill="currentColor" />
          </PlayTile>
        )}
      </Picture>
      <Grid $gap={10}>
        {(badge || when) && (
          <CardMeta>
            {badge && <Badge hue={hue}>{badge}</Badge>}
            {when}
          </CardMeta>
        )}
        <Title as={`h${headingLevel}`}>
          <CardLink to={to}>{title}</CardLink>
        </Title>
        {children}
      </Grid>
    </Card>
  );
}
