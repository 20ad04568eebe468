import { useId } from 'react';
import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { bottomEdge } from '../../shared/marketing/Scene.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { forcedChosen, forcedEdge, hueColors } from '../../theme/mixins.ts';
import { color, featureHues, media, motion, radius } from '../../theme/tokens.ts';
import { Stack, Wide } from '../../ui/Layout.tsx';
import { Display1, Lead } from '../../ui/Text.tsx';
import { selectLit, windowLit } from './facadeSlice.ts';
import { IntegrationLogo } from './IntegrationLogo.tsx';

const PANE = '#D8D5CB';

const Panel = styled.div`
  ${hueColors(featureHues.integrations)}
  ${bottomEdge}
  margin-top: 16px;
  padding: clamp(2.25rem, 5vw, 4.5rem) clamp(16px, 4vw, 56px) 10px;
  border-radius: ${radius.stage};
  background: var(--tint);
`;

const Heading = styled(Stack).attrs({ $gap: 16, $justify: 'center' })`
  margin-bottom: clamp(2rem, 3.6vw, 3.25rem);
  text-align: center;
`;

const WINDOWS = 20;

/** Where the first integrations look out, of two rows of ten or four of five. */
const PLACES = [1, 3, 6, 8, 12, 17];

const Facade = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 18px 10px;

  ${media.md} {
    grid-template-columns: repeat(10, 1fr);
    gap: 20px 14px;
  }
`;

const Window = styled.li`
  position: relative;
  aspect-ratio: 4 / 5;

  /* The sill */
  &::after {
    content: '';
    position: absolute;
    inset: 100% -5px auto;
    height: 7px;
    background: ${color.white};
  }
`;

const Dark = styled.span`
  display: block;
  height: 100%;
  background:
    linear-gradient(var(--tint), var(--tint)) 50% 0 / 3px 100% no-repeat,
    linear-gradient(var(--tint), var(--tint)) 0 50% / 100% 3px no-repeat,
    ${PANE};
`;

const Pane = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: ${PANE};
  transition: background-color ${motion.fast};
  ${forcedEdge}

  &[aria-pressed='true'] {
    background: ${color.lit};
    ${forcedChosen}
  }
  img,
  span {
    width: min(62%, 4.25rem);
    height: auto;
    aspect-ratio: 1;
  }
`;

const Label = styled.p`
  display: grid;
  align-content: center;
  justify-content: center;
  /* Three lines on a phone, one from 768 px. */
  min-height: 7.5rem;
  padding-block: 29px 22px;
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
        <Facade>
          {Array.from({ length: WINDOWS }, (_, place) => {
            const index = PLACES.indexOf(place);
            const integration = integrations[index];
            return (
              <Window key={place} aria-hidden={!integration}>
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
        </Facade>
        <Label id={labelId}>
          {shown && (
            <span>
              <b>{shown.name}</b>
              <span>{shown.description}</span>
            </span>
          )}
        </Label>
      </Panel>
    </Wide>
  );
}
