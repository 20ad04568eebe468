import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { campaignStrings as strings } from '../../../strings/campaign.ts';
import { onlyWithScripts, type } from '../../../theme/mixins.ts';
import { color, media } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Announcement, LiveBar, LiveControl, LiveSection, LiveWindow } from '../LiveSection.tsx';
import { selectCampaign, stepChosen, type CampaignTexts } from './campaignSlice.ts';
import { FarmStreet } from './FarmStreet.tsx';

const Window = styled(LiveWindow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 352px;
    min-height: 396px;
  }
`;

const Street = styled.div`
  display: grid;
  align-content: center;
  padding: 20px 14px;
  background: ${color.limewash};

  ${media.md} {
    padding: 32px 36px;
  }
`;

const Step = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px 18px 22px;
  border-top: 1px solid ${color.line};

  ${media.md} {
    padding: 28px;
  }
  ${media.lg} {
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

/** Room for the longest day, so that the figures stay in their places. */
const Words = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  min-height: 11.25rem;

  h3 {
    ${type.h4}
  }
  p {
    color: ${color.ink2};
    font-size: 1rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 6px;
  justify-content: space-between;
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid ${color.line};

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${color.ink3};
    font-size: 0.875rem;
  }
  dd {
    font-size: 1.75rem;
    line-height: 1.2;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Next = styled.div`
  ${onlyWithScripts}
`;

export function Campaign({ texts }: { texts: CampaignTexts }) {
  const dispatch = useAppDispatch();
  const { step, position, isLast, lit, listed } = useAppSelector((state) =>
    selectCampaign(state, texts),
  );
  const figures = [
    { term: strings.replies, figure: step.replies },
    { term: strings.appointments, figure: step.appointments },
    { term: strings.listings, figure: step.listings },
  ];
  return (
    <LiveSection title={texts.title} text={texts.text}>
      <LiveBar>
        <LiveControl
          label={strings.label}
          options={texts.steps.map(({ day }, index) => ({ value: String(index), label: day }))}
          value={String(position)}
          onChange={(index) => dispatch(stepChosen(Number(index)))}
        />
        <p>{strings.owners(texts.name, texts.owners)}</p>
      </LiveBar>
      <Window>
        <Street>
          <FarmStreet owners={texts.owners} lit={lit} listed={listed} />
        </Street>
        <Step>
          <Words>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </Words>
          <Figures>
            {figures.map(({ term, figure }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Figures>
          <Next>
            <Button
              variant={isLast ? 'outlined' : 'primary'}
              fullWidth
              onClick={() => dispatch(stepChosen(isLast ? 0 : position + 1))}
            >
              {isLast ? strings.startOver : strings.next}
            </Button>
          </Next>
        </Step>
      </Window>
      <Announcement>{position > 0 && strings.reached(step.day, step.replies)}</Announcement>
    </LiveSection>
  );
}
