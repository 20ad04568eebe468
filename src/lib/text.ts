/** `cover_alt` -> `Cover alt`, `monthlyPrice` -> `Monthly price` */
export const inSentenceCase = (key: string): string => {
  const words = key.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
