/**
 * A browser that translates a page replaces its text nodes. React goes on writing into the old nodes, and throws when it
 * removes one or inserts before it, unless the text is the only child of its element. This function reports what React
 * does to other texts. It also runs in pages, so it uses nothing from outside.
 */
export const watchSharedTexts = (report: (problem: string) => void): void => {
  // React marks the nodes of these texts. The only child of an element has no mark.
  const isShared = (node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

  const inspect = ({ type, target, nextSibling, addedNodes, removedNodes }: MutationRecord) => {
    // A translator replaces, React removes and inserts.
    if (addedNodes.length > 0 && removedNodes.length > 0) return;
    const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : (target as Element);
    const place = `stands beside other nodes: ${element?.outerHTML}`;
    if (type === 'characterData' && isShared(target)) report(`A changed text ${place}`);
    if ([...removedNodes].some(isShared)) report(`A removed text ${place}`);
    if (addedNodes.length > 0 && isShared(nextSibling))
      report(`A text with a new neighbor ${place}`);
  };
  new MutationObserver((records) => records.forEach(inspect)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};
