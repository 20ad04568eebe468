/** Words of the opportunities that are houses. */
export const moneyStrings = {
  millions: (amount: string) => `$${amount}M`,
  thousands: (amount: string) => `$${amount}k`,
} as const;
