import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface EditorFrameProps {
  title: string;
  /** Above the title. */
  over: string;
  back: { href: string; text: string };
  /** Beside the title: states. */
  beside?: ReactNode;
  /** At the end of the bar: buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A document fills the screen: the bar of its page has the way back instead of the navigation. */
export const EditorFrame = (props: EditorFrameProps) => {
  const { title, over, back, beside, actions, children } = props;
  return (
    <div className="editor">
      <header className="editor-bar">
        <a className="icon-btn" href={back.href} aria-label={back.text} title={back.text}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </a>
        <div className="names">
          <span className="small quiet cut">{over}</span>
          <h1 className="cut">{title}</h1>
        </div>
        {beside}
        {actions && <div className="actions">{actions}</div>}
      </header>
      <main id="main">{children}</main>
    </div>
  );
};
