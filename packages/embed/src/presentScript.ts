/** A script tag that neither loads nor fails within this time, in ms, counts as failed. */
const LOAD_TIMEOUT = 20_000;
/** A script runs within this time, in ms, after its file has arrived. */
const RUNS_WITHIN = 1_000;

const withoutHash = (address: string) => address.replace(/#.*/s, '');
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');

/** Finds a script tag for `oja.js` in the page. Ignores its query and hash: WordPress adds `?ver=6.5`. */
export const findScript = (): HTMLScriptElement | undefined =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(({ src }) =>
    withoutQuery(src).endsWith('/oja.js'),
  );

/**
 * True if the browser has finished the request, with any result (Resource Timing). Older browsers do not list failed
 * requests.
 */
const isAnswered = ({ src }: HTMLScriptElement): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => withoutHash(name) === withoutHash(src));

/**
 * Waits for a script of the page that may still be loading. Resolves with false if it failed, even before this call: a
 * script element does not record a failure, but a page fires `load` only after each of its scripts has run or failed.
 */
export const hasRun = (script: HTMLScriptElement): Promise<boolean> =>
  new Promise((resolve) => {
    const isLoaded = document.readyState === 'complete';
    const timeout = isLoaded && isAnswered(script) ? RUNS_WITHIN : LOAD_TIMEOUT;
    const timer = setTimeout(() => end(false), timeout);
    const succeed = () => end(true);
    const fail = () => end(false);
    script.addEventListener('load', succeed);
    script.addEventListener('error', fail);
    if (!isLoaded) window.addEventListener('load', fail);
    function end(result: boolean): void {
      clearTimeout(timer);
      script.removeEventListener('load', succeed);
      script.removeEventListener('error', fail);
      window.removeEventListener('load', fail);
      resolve(result);
    }
  });
