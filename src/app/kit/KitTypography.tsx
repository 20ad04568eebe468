import { ArticleHeader } from '../../shared/article/ArticleHeader.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Hairline, SectionHead, SplitHead } from '../../ui/Layout.tsx';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { Body, Display1, Display2, Display3, H2, H3, H4, Lead, Small } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { html, longWord } from './samples.ts';
import { Specimen, Specimens } from './Specimen.tsx';

const HEADINGS = { Display1, Display2, Display3, H2, H3, H4 };

/** Everything that is read. */
export function KitTypography() {
  return (
    <Specimens title="Words">
      <Specimen name="Text">
        {Object.entries(HEADINGS).map(([name, Heading]) => (
          <Heading key={name} as="p">
            {name}: the light is still on
          </Heading>
        ))}
        <Lead>Lead: every inquiry in one place, handed to the right agent.</Lead>
        <Body>Body: every inquiry in one place, handed to the right agent.</Body>
        <Small>Small: every inquiry in one place, handed to the right agent.</Small>
        <H2 as="p">{longWord}</H2>
      </Specimen>
      <Specimen name="Eyebrow, and Badge without and with a hue">
        <Eyebrow>Feature</Eyebrow>
        <div>
          <Badge>Badge</Badge> <Badge hue="mist">Dashboard</Badge>{' '}
          <Badge hue="clay">Campaigns</Badge>
        </div>
      </Specimen>
      <Specimen name="SplitHead, SectionHead and Hairline">
        <SplitHead>
          <H2 as="p">A heading at the left, on its last baseline</H2>
          <Lead>The lead at the right.</Lead>
        </SplitHead>
        <SectionHead>
          <H2 as="p">A long title keeps the link at its right</H2>
          <TextLink to="/">View all</TextLink>
        </SectionHead>
        <Hairline />
      </Specimen>
      <Specimen name="ArticleHeader, arrived and on its way">
        <ArticleHeader
          trail={[{ label: 'Blogs', to: '/blog' }]}
          badge={<Badge>Product</Badge>}
          title="An article"
          loading="Loading article"
        >
          <Small>By somebody, some time ago</Small>
        </ArticleHeader>
        <ArticleHeader
          trail={[{ label: 'Blogs', to: '/blog' }]}
          title={undefined}
          loading="Loading article"
        />
      </Specimen>
      <Specimen name="RichText">
        <RichText html={html} />
      </Specimen>
    </Specimens>
  );
}
