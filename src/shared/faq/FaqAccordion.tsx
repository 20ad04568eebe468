import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx';
import { faqToggled, selectOpenFaqIds } from './faqSlice.ts';

export function FaqAccordion({ items }: { items: readonly AccordionItem[] }) {
  const dispatch = useAppDispatch();
  const openIds = useAppSelector(selectOpenFaqIds);
  return <Accordion items={items} openIds={openIds} onToggle={(id) => dispatch(faqToggled(id))} />;
}
