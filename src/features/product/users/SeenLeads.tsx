import { styled } from 'styled-components';
import { rolesStrings as strings } from '../../../strings/roles.ts';
import { color, media, radius } from '../../../theme/tokens.ts';

const LIT = `linear-gradient(90deg, #0000 calc(50% - 1px), ${color.litMullion} 0 calc(50% + 1px), #0000 0), ${color.lit}`;
const SHUTTER =
  'repeating-linear-gradient(color-mix(in srgb, var(--deep) 34%, var(--tint)) 0 4px, color-mix(in srgb, var(--deep) 54%, var(--tint)) 0 5px)';

/** A window with a pane for each lead of the office. */
const Seen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  padding-top: 10px;
  color: ${color.inkOnTint};
  font-size: 0.875rem;
  line-height: 1.3;
  font-weight: 450;

  > span {
    display: flex;
    gap: 3px;
    padding: 3px;
    border-bottom: 3px solid var(--deep);
    background: ${color.white};
  }
  ${media.lg} {
    flex-direction: column;
    align-items: start;
    padding-top: 0;

    > span {
      gap: 4px;
      padding: 4px;
    }
  }
`;

const Pane = styled.i<{ $isSeen: boolean }>`
  width: clamp(13px, 1.6vw, 24px);
  height: clamp(17px, 2.1vw, 31px);
  border-radius: ${radius.pane};
  background: ${({ $isSeen }) => ($isSeen ? LIT : SHUTTER)};
`;

interface SeenLeadsProps {
  /** Who owns each lead. */
  leads: readonly string[];
  /** Whose leads are seen. */
  of: readonly string[];
  count: string;
}

function LeadPanes({ leads, of, count }: SeenLeadsProps) {
  return (
    <Seen>
      <span aria-hidden="true">
        {leads.map((owner, index) => (
          <Pane key={index} $isSeen={of.includes(owner)} />
        ))}
      </span>
      {count}
    </Seen>
  );
}

/** The leads of the office, with shutters before those that a role does not see. */
export function SeenLeads({ leads, of }: Omit<SeenLeadsProps, 'count'>) {
  const seen = leads.filter((owner) => of.includes(owner));
  return <LeadPanes leads={leads} of={of} count={strings.ofLeads(seen.length, leads.length)} />;
}

/** The leads of one agent. */
export function OwnLeads({ leads, of }: { leads: readonly string[]; of: string }) {
  const own = leads.filter((owner) => owner === of);
  return own.length > 0 && <LeadPanes leads={own} of={own} count={strings.leads(own.length)} />;
}
