import { FileX, Hand, TriangleAlert, type LucideIcon } from 'lucide-react';
import { overviewStrings } from '../../../strings/deskOverview.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';
import { pathOfProblem } from '../../content/load/contentReader.ts';
import { editAddress } from '../editor/editorAddresses.ts';
import { LEADS_PATH, STATUS_PATH } from '../deskAddresses.ts';

const SHOWN_PROBLEMS = 5;

export interface AttentionProps {
  icon: LucideIcon;
  isBad?: boolean;
  title: string;
  text: string;
  link: { href: string; text: string };
}

export const Attention = ({ icon: Icon, isBad = true, title, text, link }: AttentionProps) => (
  <div>
    <span className={isBad ? 'mark bad' : 'mark'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </span>
    <div className="grow">
      <b>{title}</b>
      <span className="small soft broken">{text}</span>
    </div>
    <a className="link whole" href={link.href}>
      {link.text}
    </a>
  </div>
);

interface Needs {
  problems: readonly ContentProblem[] | undefined;
  waiting: Record<'held' | 'failed', number> | undefined;
}

/** What needs someone, the most urgent first. */
export const attentionsOf = ({ problems = [], waiting }: Needs): AttentionProps[] => {
  const attentions: AttentionProps[] = [];
  const { failed = 0, held = 0 } = waiting ?? {};
  if (failed > 0)
    attentions.push({
      icon: TriangleAlert,
      title: overviewStrings.failed(failed),
      text: overviewStrings.failedText,
      link: { href: STATUS_PATH, text: overviewStrings.seeDeliveries },
    });
  if (held > 0)
    attentions.push({
      icon: Hand,
      title: overviewStrings.held(held),
      text: overviewStrings.heldText,
      link: { href: `${LEADS_PATH}?status=held`, text: overviewStrings.lookAtHeld },
    });
  for (const problem of problems.slice(0, SHOWN_PROBLEMS))
    attentions.push({
      icon: FileX,
      title: overviewStrings.problem(pathOfProblem(problem)),
      text: overviewStrings.problemText(problem.line, problem.message),
      link: { href: editAddress(pathOfProblem(problem)), text: overviewStrings.goToDocument },
    });
  if (problems.length > SHOWN_PROBLEMS)
    attentions.push({
      icon: FileX,
      title: overviewStrings.moreProblems(problems.length - SHOWN_PROBLEMS),
      text: overviewStrings.moreProblemsText,
      link: { href: STATUS_PATH, text: overviewStrings.seeProblems },
    });
  return attentions;
};
