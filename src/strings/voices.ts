/** People from other offices, side by side on the about page. No figures: nobody could look them up. */
export const shortVoices = [
  {
    quote:
      'Our list was a mess, and the import did not pretend otherwise. It took us two evenings, not one afternoon. Nobody has opened the old spreadsheet since.',
    name: 'Colette Baptiste',
    role: 'Office manager, Bayou Oak Realty, Lafayette',
  },
  {
    quote:
      'My team used to ask me who had called whom. The answer is on the lead now, so they ask me better questions.',
    name: 'Wen Zhao',
    role: 'Team lead, Two Rivers Homes, Pittsburgh',
  },
  {
    quote:
      'I expected to argue about turns for a month. We argued for a week. Then everybody had seen the count, and that was that.',
    name: 'Ingrid Solheim',
    role: 'Broker, Prairie Street Real Estate, Fargo',
  },
] as const;
