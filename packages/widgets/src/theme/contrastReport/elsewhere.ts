// `#contrast-report` in production and without the condition `development` (package.json, `imports`).

export const reportContrast = (_element: Element): void => {};

export const reportSurfaces = (): void => {};
