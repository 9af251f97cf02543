// `#contrast-report` where the host's bundler or dev server sets the condition `development` (package.json, `imports`).

/** Reports the theme of an element that is hard to read, once what draws it has run. */
export const reportContrast = (element: Element): void =>
  void import('../reportContrast.ts').then((report) => report.reportContrast(element));

/** As reportContrast, for every widget of the document. */
export const reportSurfaces = (): void =>
  void import('../reportContrast.ts').then((report) => report.reportSurfaces());
