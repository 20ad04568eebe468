const BAR = { width: 92, height: 6 } as const;

/** How much of an event is taken. The number stands beside it. */
export const SeatBar = ({ taken, capacity }: { taken: number; capacity: number }) => {
  const share = capacity === 0 ? 1 : Math.min(1, taken / capacity);
  return (
    <svg
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      width={BAR.width}
      height={BAR.height}
      aria-hidden
    >
      <rect width={BAR.width} height={BAR.height} rx="2" fill="var(--plaster)" />
      <rect width={BAR.width * share} height={BAR.height} rx="2" fill="var(--dusk)" />
    </svg>
  );
};
