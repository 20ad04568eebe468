/** What stands before a quotation. */
const OPENS = /[\s([{\u2013\u2014\u2018\u201C/]/;
/** The years of a decade, as in '90s. */
const DECADE = /^\d\ds?\b/;

/** Replaces straight quotes and apostrophes: `"It's"` becomes `“It’s”`. */
export const curlQuotes = (text: string): string =>
  text.replace(/["']+/g, (quotes, offset: number) => {
    const before = text.charAt(offset - 1);
    const after = text.slice(offset + quotes.length, offset + quotes.length + 4);
    const isOpening = before === '' || OPENS.test(before);
    const isDecade = quotes.endsWith("'") && DECADE.test(after);
    const opened = quotes.replaceAll('"', '“').replaceAll("'", '‘');
    if (isOpening) return isDecade ? `${opened.slice(0, -1)}’` : opened;
    return quotes.replaceAll('"', '”').replaceAll("'", '’');
  });
