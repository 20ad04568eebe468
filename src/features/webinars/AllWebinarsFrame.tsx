import { styled } from 'styled-components';
import { paths } from '../../contract/paths.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { space } from '../../theme/tokens.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { PageHeader, Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display2 } from '../../ui/Text.tsx';
import { AllWebinars, type AllWebinarsProps } from './AllWebinars.tsx';

const Head = styled(Wrap)`
  display: grid;
  gap: 24px;
`;

const Body = styled(Wrap)`
  padding-bottom: ${space.section};
`;

/** The page around a whole list: the way back, the title, the cards (spec §2, All events and all videos). */
export function AllWebinarsFrame(props: AllWebinarsProps) {
  const { words, view, addressOf } = props;
  return (
    <>
      <PageMeta
        title={view.page === 0 ? words.title : words.pageTitle(view.page + 1)}
        description={words.description}
        path={addressOf(view.page)}
      />
      <PageHeader>
        <Head>
          <Breadcrumb
            items={[
              { label: webinarsStrings.breadcrumb, to: paths.webinars },
              { label: words.title },
            ]}
          />
          <Display2>{words.title}</Display2>
        </Head>
      </PageHeader>
      <Body>
        <AllWebinars {...props} />
      </Body>
    </>
  );
}
