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

/** A field that nothing is added to any more: its postings lie in less than half of the memory. */
interface PackedField {
  boost: number;
  /** Numbers of the terms. */
  terms: ReadonlyMap<string, number>;
  /** Where each term's postings end; they begin where those of the one before do. */
  ends: Uint32Array;
  documents: Uint32Array;
  /** What each posting is worth before the term's rarity and the field's boost. */
  mentions: Float32Array;
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
  /** Ends the adding, and packs what there is. */
  done: () => ScoreDocuments;
}

/** Scores every document for the words of a query, each given as the terms that it may stand for. */
export type ScoreDocuments = (words: readonly (readonly WeightedTerm[])[]) => Scores;

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

    done() {
      const packed = fields.map(({ field }) => packField(field));
      return (words) => {
        const points = new Float64Array(documentCount);
        const wordsFound = new Uint8Array(documentCount);
        for (const terms of words) {
          const isFound = new Uint8Array(documentCount);
          for (const term of terms) {
            for (const field of packed) addPoints(field, term, points, isFound);
          }
          isFound.forEach((found, document) => (wordsFound[document]! += found));
        }
        return { points, wordsFound };
      };
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

const packField = ({ boost, postings, lengths, totalLength }: Field): PackedField => {
  const averageLength = totalLength / lengths.length;
  const count = Iterator.from(postings.values()).reduce(
    (sum, { counts }) => sum + counts.length,
    0,
  );
  const terms = new Map<string, number>();
  const ends = new Uint32Array(postings.size);
  const documents = new Uint32Array(count);
  const mentions = new Float32Array(count);
  let end = 0;
  for (const [term, { documents: found, counts }] of postings) {
    for (let place = 0; place < found.length; place += 1, end += 1) {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * lengths[found[place]!]!) / averageLength;
      const times = counts[place]!;
      documents[end] = found[place]!;
      mentions[end] = MENTION + (times * (SATURATION + 1)) / (times + SATURATION * length);
    }
    ends[terms.size] = end;
    terms.set(term, terms.size);
    // A term's lists are of no more use: both in full would be held at the same time.
    postings.delete(term);
  }
  return { boost, terms, ends, documents, mentions };
};

/** Gives each document that has the term in this field what that is worth, and notes that it has been found. */
const addPoints = (
  { boost, terms, ends, documents, mentions }: PackedField,
  { term, weight }: WeightedTerm,
  points: Float64Array,
  isFound: Uint8Array,
): void => {
  const number = terms.get(term);
  if (number === undefined) return;
  const begin = number === 0 ? 0 : ends[number - 1]!;
  const end = ends[number]!;
  const rarity = Math.log(1 + (points.length - (end - begin) + 0.5) / (end - begin + 0.5));
  const worth = weight * boost * rarity;
  for (let posting = begin; posting < end; posting += 1) {
    const document = documents[posting]!;
    points[document]! += worth * mentions[posting]!;
    isFound[document] = 1;
  }
};
