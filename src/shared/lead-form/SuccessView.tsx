import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Body, H3 } from '../../ui/Text.tsx';
import { StateIllustration } from '../../ui/StateCard.tsx';

const Root = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(H3)`
  /* Moved to, it brings the window above it into sight. */
  scroll-margin-top: 156px;

  &:focus {
    outline: none;
  }
`;

const Most = styled.p`
  ${type.h4}
  text-wrap: balance;
`;

const List = styled.dl`
  margin-top: 4px;

  dt {
    color: ${color.ink3};
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 560;
  }
`;

const Row = styled.div<{ $hasAction: boolean }>`
  display: grid;
  align-items: center;
  gap: 0 16px;
  border-top: 1px solid ${color.line};
  ${({ $hasAction }) =>
    $hasAction
      ? css`
          grid-template: 'term action' auto 'value action' auto / 1fr auto;
          padding: 0.875rem 0;
        `
      : css`
          grid-template-columns: auto minmax(0, 1fr);
          padding: 0.625rem 0;

          dd {
            text-align: right;
          }
        `}
`;

const Action = styled.dd`
  grid-area: action;
`;

export interface SuccessRow {
  label: string;
  value: ReactNode;
  /** A button that does something with the value, such as copying it. */
  action?: ReactNode;
}

export interface SuccessViewProps {
  title: string;
  /** What matters most of it, in the largest words. */
  lead?: string;
  intro?: string;
  rows?: readonly SuccessRow[];
  /** What follows the rows. */
  children?: ReactNode;
}

/** The form that had the focus is gone: its place goes on being the keyboard's. */
const focusOnMount = (title: HTMLElement | null) => title?.focus();

/** What replaces a form that was sent, in the same card: a lit window, the answer, and its details. */
export function SuccessView({ title, lead, intro, rows = [], children }: SuccessViewProps) {
  return (
    <Root>
      <StateIllustration state="lit" />
      <Title as="h2" ref={focusOnMount} tabIndex={-1}>
        {title}
      </Title>
      {lead && <Most>{lead}</Most>}
      {intro && <Body>{intro}</Body>}
      {rows.length > 0 && (
        <List>
          {rows.map(({ label, value, action }) => (
            <Row key={label} $hasAction={Boolean(action)}>
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
