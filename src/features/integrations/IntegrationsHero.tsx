import { useId } from 'react';
import { css, styled } from 'styled-components';
import { INTEGRATION_PREVIEW_COUNT } from '../../contract/constants.ts';
import type { Integration } from '../../contract/entities.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { forcedChosen, forcedEdge, hueColors } from '../../theme/mixins.ts';
import { color, featureHues, media, motion, radius, size } from '../../theme/tokens.ts';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { selectLit, windowLit } from './heroWindowSlice.ts';
import { IntegrationLogo } from './IntegrationLogo.tsx';

const Panel = styled.div`
  ${hueColors(featureHues.integrations)}
  ${bottomEdge}
  margin-top: 16px;
  padding: clamp(2.25rem, 5vw, 4.5rem) clamp(16px, 5vw, 80px) ${size.sill};
  border-radius: ${radius.stage};
  background: var(--tint);
`;

const Heading = styled(Stack).attrs({ $gap: 16, $justify: 'center' })`
  margin-bottom: clamp(2rem, 3.6vw, 3.25rem);
  text-align: center;
`;

/** The ground floor has the description of the lit app. */
const House = styled.div`
  --wall: color-mix(in srgb, ${color.white} 55%, var(--tint));
  --stone: color-mix(in srgb, var(--deep) 22%, var(--tint));
  padding-inline: clamp(14px, 3.4vw, 56px);
  background:
    linear-gradient(90deg, transparent 25%, var(--stone) 25% 75%, transparent 75%) 0 10px / 20px
      10px round no-repeat,
    var(--wall);

  /* The cornice */
  &::before {
    content: '';
    display: block;
    height: 10px;
    margin-inline: calc(-1 * clamp(22px, 3.4vw + 8px, 68px));
    background: var(--deep);
  }
`;

const Floor = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 30px clamp(14px, 2.4vw, 36px);
  padding-block: clamp(28px, 3.2vw, 46px) clamp(26px, 2.8vw, 40px);

  ${media.md} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const Window = styled.li`
  position: relative;
  aspect-ratio: 4 / 5;

  /* The sill */
  &::after {
    content: '';
    position: absolute;
    inset: 100% -4px auto;
    height: 8px;
    background: var(--stone);
  }
`;

const pane = css`
  width: 100%;
  height: 100%;
  background:
    linear-gradient(var(--wall), var(--wall)) 50% 0 / 4px 100% no-repeat,
    linear-gradient(var(--wall), var(--wall)) 0 50% / 100% 4px no-repeat,
    var(--glass, ${color.dusk});
`;

const Dark = styled.span`
  ${pane}
  display: block;
`;

const Pane = styled.button`
  ${pane}
  display: grid;
  place-items: center;
  transition: background-color ${motion.fast};
  ${forcedEdge}

  &[aria-pressed='true'] {
    --glass: ${color.lit};
    ${forcedChosen}
  }
  img,
  span {
    width: min(56%, 5rem);
    height: auto;
    aspect-ratio: 1;
    /* The bars end here, also where a logo has the color of the lit glass. */
    box-shadow: 0 0 0 4px var(--wall);
  }
  /* Fills the corners around a rounded logo. */
  img {
    background: var(--wall);
  }
`;

const Label = styled.p`
  display: grid;
  align-content: center;
  justify-content: center;
  /* Three lines on a phone, one from 768 px. */
  min-height: 7.5rem;
  padding-block: 18px;
  border-top: 4px solid var(--stone);
  color: ${color.ink2};
  font-size: 1.0625rem;
  line-height: 1.375rem;
  text-align: center;
  text-wrap: balance;

  b {
    color: ${color.ink};
    font-weight: 600;
  }
  ${media.md} {
    min-height: 5.5rem;

    b::after {
      content: ': ';
    }
  }
  ${media.belowMd} {
    b {
      display: block;
    }
  }
`;

interface IntegrationsHeroProps {
  title: string;
  lead: string;
  /** Those of the list below: no other one comes before it. */
  integrations: readonly Integration[];
}

export function IntegrationsHero({ title, lead, integrations }: IntegrationsHeroProps) {
  const dispatch = useAppDispatch();
  const labelId = useId();
  const lit = useAppSelector((state) => selectLit(state, integrations));
  const shown = integrations[lit];
  return (
    <Wide as="section">
      <Panel>
        <Heading>
          <Display1>{title}</Display1>
          <Lead>{lead}</Lead>
        </Heading>
        <House>
          <Floor>
            {Array.from({ length: INTEGRATION_PREVIEW_COUNT }, (_, index) => {
              const integration = integrations[index];
              return (
                <Window key={index} aria-hidden={!integration}>
                  {integration ? (
                    <Pane
                      type="button"
                      aria-label={integration.name}
                      aria-pressed={index === lit}
                      aria-describedby={index === lit ? labelId : undefined}
                      onPointerEnter={() => dispatch(windowLit(index))}
                      onFocus={() => dispatch(windowLit(index))}
                      onClick={() => dispatch(windowLit(index))}
                    >
                      <IntegrationLogo integration={integration} />
                    </Pane>
                  ) : (
                    <Dark />
                  )}
                </Window>
              );
            })}
          </Floor>
          <Label id={labelId}>
            {shown && (
              <span>
                <b>{shown.name}</b>
                <span>{shown.description}</span>
              </span>
            )}
          </Label>
        </House>
      </Panel>
    </Wide>
  );
}
