import { styled } from 'styled-components';
import { requestDemoStrings } from '../../strings/requestDemo.ts';
import { color, radius } from '../../theme/tokens.ts';

const List = styled.ul`
  border-bottom: 1px solid ${color.line2};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 1rem 0;
  border-top: 1px solid ${color.line2};
  font-size: 1.125rem;
  font-weight: 520;
  line-height: 1.625rem;
  letter-spacing: -0.012em;
`;

const Window = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 8px);
  gap: 2px;
  flex: none;
`;

const Mark = styled.i<{ $state: 'dark' | 'lit' | 'done' }>`
  width: 8px;
  height: 10px;
  border-radius: ${radius.pane};
  background: ${({ $state }) => ({ dark: color.line, lit: color.lit, done: color.dusk })[$state]};
`;

const paneState = (pane: number, row: number) => {
  if (pane === row) return 'lit';
  return pane < row ? 'done' : 'dark';
};

/** Six things to expect; with each one more pane of the window is taken. */
export function Expectations() {
  const { expectations } = requestDemoStrings;
  return (
    <List>
      {expectations.map((expectation, row) => (
        <Item key={expectation}>
          <Window aria-hidden="true">
            {expectations.map((_, pane) => (
              <Mark key={pane} $state={paneState(pane, row)} />
            ))}
          </Window>
          {expectation}
        </Item>
      ))}
    </List>
  );
}
