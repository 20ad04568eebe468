import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { Stack } from '../../ui/Layout.tsx';
import { StateIllustration } from '../../ui/StateIllustration.tsx';
import { Body, H3, H4 } from '../../ui/Text.tsx';

const Root = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(H3)`
  /* Scrolling to it also shows the illustration above it. */
  scroll-margin-top: 156px;

  &:focus {
    outline: none;
  }
`;

const List = styled.dl`
  margin-top: 4px;

  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 560;
    text-wrap: balance;
  }
`;

const Row = styled.div`
  display: grid;
  grid: auto auto / minmax(0, 1fr) auto;
  grid-auto-flow: column;
  align-items: center;
  gap: 0 16px;
  padding: 0.75rem 0;
  border-top: 1px solid ${color.line};
`;

const Action = styled.dd`
  grid-row: span 2;
`;

export interface SuccessRow {
  label: string;
  value: ReactNode;
  action?: ReactNode;
}

interface SuccessViewProps {
  title: string;
  lead?: string;
  intro?: string;
  /** Those without a value are omitted. */
  rows?: readonly SuccessRow[];
  children?: ReactNode;
}

/** The form that had focus is gone. */
const focusOnMount = (title: HTMLElement | null) => title?.focus();

export function SuccessView({ title, lead, intro, rows = [], children }: SuccessViewProps) {
  const shownRows = rows.filter(({ value }) => value !== '');
  return (
    <Root $gap={20}>
      <StateIllustration state="lit" />
      <Title as="h2" ref={focusOnMount} tabIndex={-1}>
        {title}
      </Title>
      {lead && <H4 as="p">{lead}</H4>}
      {intro && <Body>{intro}</Body>}
      {shownRows.length > 0 && (
        <List>
          {shownRows.map(({ label, value, action }) => (
            <Row key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {action && <Action>{action}</Action>}
            </Row>
          ))}
        </List>
      )}
      {children}
    </Root>
  );
}
