// `#contrast-report` if the host's bundler or dev server sets the condition `development` (package.json, `imports`).

/** Loads the report and warns of the low contrast in an element's theme. */
export const reportContrast = (element: Element): void =>
  void import('../reportContrast.ts').then((report) => report.reportContrast(element));

/** The same for every widget of the document. */
export const reportSurfaces = (): void =>
  void import('../reportContrast.ts').then((report) => report.reportSurfaces());
