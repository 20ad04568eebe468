import { useId } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../store/hooks.ts';
import { color } from '../../theme/tokens.ts';
import { AppLink } from '../../ui/AppLink.tsx';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px 20px;
  margin-top: -10px;
  font-size: 0.9375rem;
  line-height: 1.5rem;

  ul {
    display: contents;
  }
  p {
    color: var(--text2);
  }
  a {
    text-decoration: underline ${color.duskLine} 2px;
    text-underline-offset: 5px;
  }
  a:hover {
    text-decoration-color: ${color.lit};
  }
`;

/** Links to articles below the search box, of the texts of the help center. */
export function PopularLinks() {
  const { popular } = useTexts('help-center');
  const labelId = useId();
  if (!popular) return null;
  return (
    <Links role="group" aria-labelledby={labelId}>
      <p id={labelId}>{popular.label}</p>
      <ul>
        {popular.links.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </Links>
  );
}
