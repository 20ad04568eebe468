/** Role and company on a line each. No figures in what customers say, because no one could verify them. */
const people = {
  colette: { name: 'Colette Baptiste', role: 'Office manager\nBayou Oak Realty, Lafayette' },
  ingrid: { name: 'Ingrid Solheim', role: 'Broker\nPrairie Street Realty, Fargo' },
  lena: { name: 'Lena Marchetti', role: 'Agent\nHarborlight Homes, Duluth' },
  samir: { name: 'Samir Khoury', role: 'Broker\nCottonwood & Pine Realty, Boise' },
  wen: { name: 'Wen Zhao', role: 'Team lead\nTwo Rivers Homes, Pittsburgh' },
};

export interface VoiceStrings {
  quote: string;
  name: string;
  role: string;
  photo: string;
}

export const voiceOf = (person: keyof typeof people, quote: string): VoiceStrings => ({
  quote,
  ...people[person],
  photo: `/avatars/${person}.svg`,
});
