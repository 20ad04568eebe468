import { styled } from 'styled-components';
import { street } from '../../theme/pictureColors.ts';
import { font } from '../../theme/tokens.ts';
import { useSite } from '../../ui/SiteContext.ts';

/** Lies over the drawing of the street; units are those of its file. */
const Overlay = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: auto;
  font-family: ${font.sans};
  text-anchor: middle;
`;

const STREET_LEFT = 60;
const STREET_WIDTH = 1440;
const STREET_GROUND = 360;

interface OfficeFrontProps {
  /** Of the drawing below it. */
  height: number;
  isLit?: boolean;
  /** On the door, such as `Open`. */
  note?: string | undefined;
  /** The porch lamp and the moon. */
  isNight?: boolean | undefined;
}

/** The company's house in the street, with its name and its light. */
export function OfficeFront({ height, isLit, note, isNight }: OfficeFrontProps) {
  const { brand } = useSite();
  const top = STREET_GROUND - height;
  return (
    <Overlay viewBox={`${STREET_LEFT} ${top} ${STREET_WIDTH} ${height}`} aria-hidden="true">
      <text x="776" y="221.5" fontSize="16" fontWeight="600" fill={street.sign}>
        {brand.name}
      </text>
      {isLit && (
        <>
          <path d="M674 248h134v58H674z" fill={street.pane} />
          <path
            d="M718.6 248v58M763.3 248v58M674 270h134"
            stroke={street.mullion}
            strokeWidth="2"
          />
          <path
            d="M724 306q1-14 10-15a7.5 7.5 0 1 1 5 0q9 1 10 15zM716 304h46v3h-46z"
            fill={street.person}
            opacity=".9"
          />
          <path d="M840 258h24v36h-24z" fill={street.shade} />
          <path d="M674 330h134l26 20H648z" fill={street.pane} opacity=".16" />
        </>
      )}
      {isNight && (
        <>
          <path d="M1352 26a24 24 0 1 0 22 34 20 20 0 0 1-22-34z" fill={street.moon} />
          <circle cx="886.5" cy="248" r="5" fill={street.pane} />
        </>
      )}
      {note && (
        <>
          <path d="M841 268h22v11h-22z" fill={street.plate} />
          <text x="852" y="276.5" fontSize="7.5" fontWeight="700">
            {note}
          </text>
        </>
      )}
    </Overlay>
  );
}
