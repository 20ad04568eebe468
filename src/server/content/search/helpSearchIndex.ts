/** How soon repeating a term stops to count, how much a field's length does, and what any mention is worth (BM25+). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const MENTION = 0.5;

/** Where a term stands: documents by number, ascending, and how often it stands in each. */
interface Postings {
  documents: number[];
  counts: number[];
}

interface Field {
  boost: number;
  postings: Map<string, Postings>;
  /** Different terms of each document, and of all of them together. */
  lengths: number[];
  totalLength: number;
}

/** A term that a word of a query may stand for, and what it is worth beside the word itself. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

export interface Scores {
  /** By the document's number. */
  points: Float64Array;
  /** How many words of the query each document has. */
  wordsFound: Uint8Array;
}

export interface HelpSearchIndex<FieldName extends string> {
  /** Takes one more document in. Its number is how many came before it. */
  add: (terms: Record<FieldName, readonly string[]>) => void;
  /** Scores every document for the words of a query, each given as the terms that it may stand for. */
  score: (words: readonly (readonly WeightedTerm[])[]) => Scores;
}

/**
 * Remembers which document has which terms in which field.
 * @param boosts what a term counts in each field
 */
export const createHelpSearchIndex = <FieldName extends string>(
  boosts: Readonly<Record<FieldName, number>>,
): HelpSearchIndex<FieldName> => {
  const names = Object.keys(boosts) as FieldName[];
  const fields = names.map((name) => ({ name, field: emptyField(boosts[name]) }));
  let documentCount = 0;

  return {
    add(terms) {
      for (const { name, field } of fields) addTerms(field, documentCount, terms[name]);
      documentCount += 1;
    },

    score(words) {
      const points = new Float64Array(documentCount);
      const wordsFound = new Uint8Array(documentCount);
      for (const terms of words) {
        const isFound = new Uint8Array(documentCount);
        for (const term of terms) {
          for (const { field } of fields) addPoints(field, term, points, isFound);
        }
        isFound.forEach((found, document) => (wordsFound[document]! += found));
      }
      return { points, wordsFound };
    },
  };
};

const emptyField = (boost: number): Field => ({
  boost,
  postings: new Map(),
  lengths: [],
  totalLength: 0,
});

const addTerms = (field: Field, document: number, terms: readonly string[]): void => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  field.lengths.push(counts.size);
  field.totalLength += counts.size;
  for (const [term, count] of counts) {
    const postings = field.postings.get(term);
    if (postings) {
      postings.documents.push(document);
      postings.counts.push(count);
    } else {
      field.postings.set(term, { documents: [document], counts: [count] });
    }
  }
};

/** Gives each document that has the term in this field what that is worth, and notes that it has been found. */
const addPoints = (
  { boost, postings, lengths, totalLength }: Field,
  { term, weight }: WeightedTerm,
  points: Float64Array,
  isFound: Uint8Array,
): void => {
  const { documents, counts } = postings.get(term) ?? { documents: [], counts: [] };
  const rarity = Math.log(1 + (lengths.length - documents.length + 0.5) / (documents.length + 0.5));
  const worth = weight * boost * rarity;
  const averageLength = totalLength / lengths.length;
  for (let place = 0; place < documents.length; place += 1) {
    const document = documents[place]!;
    const count = counts[place]!;
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * lengths[document]!) / averageLength;
    const mentions = (count * (SATURATION + 1)) / (count + SATURATION * length);
    points[document]! += worth * (MENTION + mentions);
    isFound[document] = 1;
  }
};
