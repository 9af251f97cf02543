/** A script that was there before us and stays silent for so long, in ms, has failed. */
const PATIENCE = 20_000;
/** A script whose file has come runs within this time, in ms. */
const RUNS_WITHIN = 1_000;

const withoutHash = (address: string) => address.replace(/#.*/s, '');
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');

/**
 * A script tag of the page for `oja.js`, whoever put it there. Its query and hash decide nothing: WordPress adds
 * `?ver=6.5`.
 */
export const findScript = (): HTMLScriptElement | undefined =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(({ src }) =>
    withoutQuery(src).endsWith('/oja.js'),
  );

/** Whether the browser has ended its request, with whatever result (Resource Timing). Older ones do not list failed ones. */
const isAnswered = ({ src }: HTMLScriptElement): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => withoutHash(name) === withoutHash(src));

/**
 * Waits for a script of the page that may still be loading. False where it failed, also before anybody listened: no
 * script says so, but a page has loaded only after every script that was in it had its end.
 */
export const hasRun = (script: HTMLScriptElement): Promise<boolean> =>
  new Promise((resolve) => {
    const isLoaded = document.readyState === 'complete';
    const patience = isLoaded && isAnswered(script) ? RUNS_WITHIN : PATIENCE;
    const timer = setTimeout(() => end(false), patience);
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
