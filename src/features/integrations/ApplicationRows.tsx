import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { color, media } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Layout.tsx';
import { IntegrationLogo } from './IntegrationLogo.tsx';
import { IntegrationTitle } from './IntegrationTitle.tsx';

/** Reserves the height of six rows, so that what follows does not move. */
export const ApplicationsSlot = styled.div`
  min-height: min(44rem, 100vh);

  ${media.lg} {
    min-height: 22rem;
  }
`;

const Rows = styled(Grid).attrs({ as: 'ul', $gap: '0 48px', $lg: 2 })`
  border-bottom: 1px solid ${color.line2};
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 1.25rem;
  min-height: 7.3125rem;
  padding: 1.25rem 0;
  border-top: 1px solid ${color.line2};

  > svg {
    color: ${color.ink3};
  }
  &:has(a):hover h3 {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  ${media.belowMd} {
    gap: 1rem;

    > svg {
      display: none;
    }
  }
`;

/** On phones every kind stands below its name, however short they are. */
const Words = styled.div`
  ${media.belowMd} {
    > :first-child {
      display: grid;
      justify-items: start;
    }
  }
`;

const Description = styled.p`
  max-width: 44ch;
  margin-top: 3px;
  color: ${color.ink2};
  line-height: 1.5rem;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

interface ApplicationRowsProps {
  integrations: readonly Integration[];
  label: string;
}

export function ApplicationRows({ integrations, label }: ApplicationRowsProps) {
  return (
    <Rows aria-label={label}>
      {integrations.map((integration, index) => {
        const { id, description, article } = integration;
        return (
          <Row key={`${index} ${id}`}>
            <IntegrationLogo integration={integration} />
            <Words>
              <IntegrationTitle integration={integration} headingLevel={3} />
              {description && <Description>{description}</Description>}
            </Words>
            {article && <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
          </Row>
        );
      })}
    </Rows>
  );
}
