import { useEffect, useRef } from 'react';
import { HERO_ACTION } from '../../contract/constants.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { heroActionMoved, selectHeroActionPassed } from './heroActionSlice.ts';

/** The filled button of the first screen. While it is in view, that of the navbar is outlined. */
export function HeroAction({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const isPassed = useAppSelector(selectHeroActionPassed);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) dispatch(heroActionMoved({ isPassed: !entry.isIntersecting }));
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [dispatch]);

  return (
    <div ref={place} {...{ [HERO_ACTION]: isPassed ? 'passed' : 'inView' }}>
      <SignUpButton>{children}</SignUpButton>
    </div>
  );
}
