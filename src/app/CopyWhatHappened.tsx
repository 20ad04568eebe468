import { UNREACHABLE_MESSAGE } from '../api/apiError.ts';
import { errorStrings } from '../strings/errors.ts';
import { useAppStore } from '../store/hooks.ts';
import { visitorNotified } from '../store/visitorNotified.ts';
import { Button } from '../ui/Button.tsx';

/**
 * Copies the visit's last actions for a report, without anything that the visitor has typed. What does it comes when it
 * is pressed, with the code of the toast that it ends in.
 */
export function CopyWhatHappened() {
  const store = useAppStore();
  const handleClick = () =>
    void import(/* webpackChunkName: "toasts" */ './what-happened/copyWhatHappened.ts').then(
      ({ copyWhatHappened }) => copyWhatHappened(store),
      () => store.dispatch(visitorNotified('error', UNREACHABLE_MESSAGE)),
    );
  return (
    <Button variant="ghost" onClick={handleClick}>
      {errorStrings.copyWhatHappened}
    </Button>
  );
}
