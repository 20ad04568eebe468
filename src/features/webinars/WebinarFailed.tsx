import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { errorStrings } from '../../strings/errors.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';

const Root = styled(Wrap)`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};
`;

interface WebinarFailedProps {
  /** Said when there is no such event or video. */
  words: { title: string; text: string };
  status: number;
  onTryAgain: () => void;
}

/** Whether an answer says that what was asked for does not exist. */
const isMissing = (status: number) => status === 404 || status === 410;

/** In place of an event or a video that does not exist or did not arrive. */
export function WebinarFailed({ words, status, onTryAgain }: WebinarFailedProps) {
  if (!isMissing(status)) {
    return (
      <>
        <PageMeta title={errorStrings.title} description={errorStrings.text} />
        <Root>
          <QueryError headingLevel={1} onTryAgain={onTryAgain} />
        </Root>
      </>
    );
  }
  return (
    <>
      <PageMeta title={words.title} description={words.text} />
      <FullPageMessage
        title={words.title}
        text={words.text}
        actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
      />
    </>
  );
}
