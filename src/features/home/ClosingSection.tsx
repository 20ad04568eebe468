import { homeSections } from '../../strings/homeSections.ts';
import { paths } from '../../contract/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Wide } from '../../ui/Layout.tsx';
import { HighlightPanel } from './HighlightPanel.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

/** A giant lit window with the way to a demo in it. */
export function ClosingSection() {
  const { title, text, action } = homeSections.closing;
  return (
    <Wide as="section">
      <Reveal>
        <HighlightPanel
          title={title}
          text={text}
          action={<ButtonLink to={paths.requestDemo}>{action}</ButtonLink>}
        />
      </Reveal>
    </Wide>
  );
}
