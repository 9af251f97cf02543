const NUMBER = /^OJ-(\d{1,12})$/;

/** Formats a case number: "OJ-000123". */
export const caseNumber = (seq: number): string => `OJ-${String(seq).padStart(6, '0')}`;

/** Returns `undefined` if the text is not a case number. */
export function parseCaseNumber(text: string): number | undefined {
  const digits = NUMBER.exec(text.trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
