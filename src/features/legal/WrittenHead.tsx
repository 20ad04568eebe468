import { RichText } from '../../shared/rich-text/RichText.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Container, PageHeader, SplitHead, Stack } from '../../ui/Layout.tsx';
import type { BreadcrumbItem } from '../../ui/PageMeta.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { OpeningPanel } from './OpeningPanel.tsx';
import type { Opening } from './splitOpening.ts';

interface WrittenHeadProps {
  title: string;
  /** The steps to the page. */
  trail: readonly BreadcrumbItem[];
  /** Undefined until the page has loaded. */
  opening: Opening | undefined;
}

/** The title of a writer's page, and what opens it. */
export function WrittenHead({ title, trail, opening }: WrittenHeadProps) {
  return (
    <>
      <Container>
        <Stack as={PageHeader} $gap={28}>
          {trail.length > 0 && <Breadcrumb items={[...trail, { label: title }]} />}
          <SplitHead>
            <Display2>{title}</Display2>
            {opening?.lead && (
              <Lead as="div">
                <RichText html={opening.lead} variant="plain" />
              </Lead>
            )}
          </SplitHead>
        </Stack>
      </Container>
      {opening?.panel && <OpeningPanel html={opening.panel} />}
    </>
  );
}
