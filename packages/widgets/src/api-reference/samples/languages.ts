/** THE LIST of languages that a sample is written in. Each name is the same in every language. */
export const languages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'php', label: 'PHP' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof languages)[number]['value'];
/** A language whose writer loads where it is first chosen: curl is shown at once. */
export type LaterLanguage = Exclude<Language, 'curl'>;
