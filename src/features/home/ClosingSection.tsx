import { homeSections } from '../../copy/home-sections';
import { paths } from '../../contract/paths';
import { ButtonLink } from '../../ui/Button';
import { Wide } from '../../ui/Layout';
import { LitPanel } from '../../ui/LitPanel';
import { Reveal } from '../../ui/Reveal';

/** A giant lit window with the way to a demo in it. */
export function ClosingSection() {
  const { title, text, action } = homeSections.closing;
  return (
    <Wide as="section">
      <Reveal>
        <LitPanel
          title={title}
          text={text}
          action={<ButtonLink to={paths.requestDemo}>{action}</ButtonLink>}
        />
      </Reveal>
    </Wide>
  );
}
