// `#contrast-report` in production, and wherever nothing says that it is development (package.json, `imports`).

export const reportContrast = (_element: Element): void => {};

export const reportSurfaces = (): void => {};
