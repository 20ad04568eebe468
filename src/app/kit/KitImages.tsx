import { styled } from 'styled-components';
import { hueColors } from '../../theme/mixins.ts';
import { featureHues, type IllustratedFeature } from '../../theme/tokens.ts';
import { AuthorBox } from '../../shared/article/AuthorBox.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { CoverImage } from '../../ui/CoverImage.tsx';
import { FeatureIllustration } from '../../shared/marketing/FeatureIllustration.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { darkFrame, Scene, SceneFrame } from '../../shared/marketing/Scene.tsx';
import { Body } from '../../ui/Text.tsx';
import { TintTile } from '../../ui/TintTile.tsx';
import { StateIllustration } from '../../ui/StateIllustration.tsx';
import { YouTubeEmbed } from '../../ui/YouTubeEmbed.tsx';
import { author, cover } from './samples.ts';
import { States, Specimen, Specimens } from './Specimen.tsx';

const FEATURES = Object.keys(featureHues) as IllustratedFeature[];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;

  > svg {
    width: 104px;
  }
`;

const Half = styled.div`
  max-width: 400px;
`;

const Tinted = styled.div`
  ${hueColors('teal')}
`;

const DarkFrame = styled(SceneFrame)`
  ${darkFrame}
`;

/** Everything that is looked at. */
export function KitImages() {
  return (
    <Specimens title="Pictures">
      <Specimen name="CoverImage: loaded, and drawn where the picture is missing">
        <States states={[]} wide>
          <CoverImage src={cover} />
        </States>
        <Half>
          <CoverImage src="" />
        </Half>
      </Specimen>
      <Specimen name="Avatar with and without a photo, AuthorBox">
        <Row>
          <Avatar name={author.name} photo={author.profile_photo} size={72} />
          <Avatar name={author.name} photo="" size={72} />
          <Avatar name={author.name} photo="" />
        </Row>
        <AuthorBox author={author} headingLevel={4} />
      </Specimen>
      <Specimen name="TintTile">
        <Tinted>
          <TintTile size={52} />
        </Tinted>
      </Specimen>
      <Specimen name="StateIllustration: unlit, lit, cracked">
        <Row>
          <StateIllustration state="unlit" />
          <StateIllustration state="lit" />
          <StateIllustration state="cracked" />
        </Row>
      </Specimen>
      <Specimen name="FeatureIllustration, square and as an entrance">
        <Row>
          {FEATURES.map((feature) => (
            <FeatureIllustration key={feature} feature={feature} />
          ))}
        </Row>
        <Row>
          {FEATURES.map((feature) => (
            <FeatureIllustration key={feature} feature={feature} crop="entrance" />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Scene in a SceneFrame of a hue, and of dusk">
        <SceneFrame $hue="mist">
          <Scene name="dashboard-kpis" sizes="760px" framed />
        </SceneFrame>
        <DarkFrame>
          <Scene name="leads" sizes="760px" framed />
        </DarkFrame>
      </Specimen>
      <Specimen
        name="YouTubeEmbed, before it plays"
        note="Nothing is asked of its host before it is pressed."
      >
        <States wide>
          <YouTubeEmbed videoId="M7lc1UVf-VE" title="A video" />
        </States>
      </Specimen>
      <Specimen
        name="Reveal"
        note="From 1024 px, where motion is wanted: what is scrolled to fades in, one after the other."
      >
        {[0, 1, 2].map((index) => (
          <Reveal key={index} index={index}>
            <Body>Part {index + 1}</Body>
          </Reveal>
        ))}
      </Specimen>
    </Specimens>
  );
}
