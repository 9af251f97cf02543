import { useEffect } from 'react';

/** Written out where it is asked, for the host's bundler to put in: a page has no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function useReport(): void {
  useEffect(() => {
    void import('../theme/reportContrast.ts').then(({ reportSurfaces }) => reportSurfaces());
  }, []);
}

/** In development, reports a theme that is hard to read, once the widget stands on the page. Nothing in production. */
export const useContrastReport: () => void = process.env.NODE_ENV === 'production' ? () => {} : useReport;
