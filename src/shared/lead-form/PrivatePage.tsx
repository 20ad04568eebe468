import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Display2, Lead } from '../../ui/Text.tsx';
import { FormCard } from './formLayout.ts';

const Frame = styled(Container)`
  padding-block: clamp(40px, 5vw, 80px) ${space.section};
`;

const Facts = styled.dl`
  width: 100%;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  div {
    display: grid;
    gap: 2px;
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 560;
  }
`;

interface PrivatePageProps {
  strings: { title: string; description: string };
  lead?: string;
  /** Those without a value are omitted. */
  facts: readonly { label: string; value: ReactNode }[];
  /** The forms that change the record, or a message once it is canceled. */
  children: ReactNode;
}

/** The page of a private link: a record and what its visitor can change. It has no canonical URL. */
export function PrivatePage({ strings, lead, facts, children }: PrivatePageProps) {
  return (
    <Frame>
      <PageMeta title={strings.title} description={strings.description} />
      <Split $ratio="5:6" $gap={40} $columnGap="clamp(48px, 7vw, 112px)" $align="start">
        <Stack $gap={24}>
          <Display2>{strings.title}</Display2>
          {lead && <Lead>{lead}</Lead>}
          <Facts>
            {facts
              .filter(({ value }) => value !== '' && value !== false)
              .map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </Facts>
        </Stack>
        <FormCard>{children}</FormCard>
      </Split>
    </Frame>
  );
}
