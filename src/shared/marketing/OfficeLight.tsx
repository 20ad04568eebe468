import { styled } from 'styled-components';
import { fillText } from '../../lib/fillText.ts';
import type { OfficeLight as Light } from '../../lib/officeLight.ts';
import { houseWindow } from '../../theme/pictureColors.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { useSite, type SiteOffers } from '../../ui/SiteContext.ts';

const Sentence = styled.p`
  align-content: center;
  min-height: 2.8em;
  font-size: clamp(1.125rem, 1.6vw, 1.375rem);
  line-height: 1.4;
  letter-spacing: -0.014em;
  font-weight: 450;
  color: ${color.onDusk};

  a {
    font-weight: 600;
    white-space: nowrap;
    box-shadow: inset 0 -2px ${color.lit};
  }
  /* The window above two lines. */
  ${media.belowMd} {
    align-content: start;
    min-height: calc(2.8em + 42px);

    > i {
      display: block;
      margin: 0 auto 16px;
    }
  }
`;

const Window = styled.i<{ $isLit: boolean }>`
  display: inline-block;
  width: 20px;
  height: 26px;
  margin: 0 14px -6px 2px;
  border-radius: ${radius.pane};
  box-shadow:
    0 0 0 2px ${houseWindow.sill},
    0 6px 0 -1px ${houseWindow.sill};
  background: ${({ $isLit }) => {
    const [glass, mullion] = $isLit
      ? [color.lit, color.litEdge]
      : [houseWindow.glass, houseWindow.mullion];
    return `${glass} linear-gradient(${mullion}, ${mullion}) 50% 0 / 1.5px 100% no-repeat`;
  }};
`;

const sentenceOf = (words: NonNullable<SiteOffers['light']>, light: Light): string => {
  if (light.isOn) return fillText(words.open, { time: light.time });
  const { time, today, opensAt: hour, opensOn: day = '' } = light;
  const values = { time, today, hour, day };
  return fillText(light.opensOn ? words.closed_until : words.closed, values);
};

/** Whether the phone is answered at this moment. The server does not know the moment and says the hours. */
export function OfficeLight({ light }: { light: Light | undefined }) {
  const { brand, offers, support } = useSite();
  const isKnown = light && offers.light;
  const sentence = isKnown ? sentenceOf(offers.light!, light) : `${support.hours}:`;
  const hasContact = !isKnown || light.isOn;
  return (
    <Sentence>
      <Window $isLit={Boolean(isKnown && light.isOn)} aria-hidden="true" />
      <span key={sentence}>
        {sentence}{' '}
        {hasContact &&
          (brand.phone ? (
            <a href={brand.phone.href}>{brand.phone.number}</a>
          ) : (
            <a href={`mailto:${support.email}`}>{support.email}</a>
          ))}
      </span>
    </Sentence>
  );
}
