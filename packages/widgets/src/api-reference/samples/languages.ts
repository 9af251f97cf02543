/** The languages of the samples. Their labels are not translated. */
export const languages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'php', label: 'PHP' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof languages)[number]['value'];
/** A language whose sample loads when it is first chosen. Only curl is in the initial bundle. */
export type LaterLanguage = Exclude<Language, 'curl'>;
