/** Who can fix a fault: the page's owner, Oja's operator or the visitor; `network` faults pass. */
export type Whose = 'host' | 'oja' | 'visitor' | 'network';

interface Row {
  readonly whose: Whose;
  /** The fix, as a sentence for the page's developer. */
  readonly fix: string;
}

const row = (whose: Whose, fix: string): Row => ({ whose, fix });

/** All faults. The event, the console, the documentation and the tests are made from this table. */
export const codes = {
  'api-base': row(
    'host',
    'data-api-base has to be the https origin of your API, without a path (http on localhost alone).',
  ),
  'no-api-base': row('host', 'There is no API base after 5 s. Set data-api-base on the script tag.'),
  'no-get-token': row(
    'host',
    'There is no getToken after 5 s. Set it on the element, or by Oja.configure({ getToken }).',
  ),
  'csp-script': row(
    'host',
    'Your Content Security Policy blocks the code beside oja.js. Add its origin to script-src.',
  ),
  'csp-connect': row(
    'host',
    'Your Content Security Policy blocks the calls to the API. Add the origin of data-api-base to connect-src.',
  ),
  'csp-frame': row(
    'host',
    'Your Content Security Policy blocks the frame. Add the origin of oja.js to frame-src.',
  ),
  'frame-origin': row(
    'host',
    'A frame of your own origin protects nothing. Load oja.js from the origin of your API.',
  ),
  'frame-lost': row(
    'oja',
    'The frame did not answer within 20 s. Serve frame.html beside oja.js, on the origin of the API, and let the page’s origin frame it (frame-ancestors).',
  ),
  'styles-blocked': row(
    'host',
    'This browser knows no constructed stylesheets (Safari before 16.4), and your Content Security Policy blocks <style>. Add ’unsafe-inline’ to style-src, or do without such browsers.',
  ),
  'tag-taken': row('host', 'Another script has defined this tag. Take that script out.'),
  'two-scripts': row('host', 'oja.js is on this page twice. The first one is used: take the other out.'),
  'name-taken': row(
    'host',
    'Your page has a window.Oja of its own. Set getToken on the elements, or rename yours.',
  ),
  'token-failed': row(
    'host',
    'getToken threw or rejected: the cause says why. It has to resolve to { token, expiresAt }.',
  ),
  'token-slow': row('host', 'getToken took longer than 20 s. Answer sooner, or reject.'),
  'token-malformed': row(
    'host',
    'getToken has to resolve to { token, expiresAt }: a text, and a time in ms since 1970, or with its offset as in RFC 3339.',
  ),
  'session-refused': row(
    'host',
    'The API does not accept the token. Open a widget session with your API key, for exactly the origin of this page.',
  ),
  'nothing-to-sell': row(
    'host',
    'This session may sell nothing of this tag. Open it with the tag’s scope, such as purchase:data.',
  ),
  'scope-missing': row(
    'host',
    'This session may not read what this tag shows. Open it with the tag’s scope, such as wallet:read.',
  ),
  'code-missing': row(
    'oja',
    'A file beside oja.js is not there. Serve the whole folder of the build, as JavaScript.',
  ),
  'code-broken': row('oja', 'A file beside oja.js is damaged. Serve it as it was built.'),
  'code-slow': row(
    'network',
    'A file beside oja.js takes longer than 20 s. It is waited for, and the visitor can ask again.',
  ),
  'code-lost': row('network', 'A file beside oja.js did not come. The visitor can ask again.'),
  offline: row(
    'visitor',
    'The visitor’s device is offline. Nothing to do: the widget goes on when it is back.',
  ),
  connection: row(
    'network',
    'The API was not reached. Where it is so for every visitor, look at data-api-base and at the API.',
  ),
  timeout: row(
    'network',
    'The API took too long to answer. Where it is so for every visitor, look at the API.',
  ),
  'too-many': row('oja', 'The API asks for a pause (429). It works again in a while.'),
  refused: row('oja', 'The API refused the call (4xx). Tell its operator.'),
  server: row('oja', 'The API had a fault of its own (5xx). If it stays, tell its operator.'),
  'unexpected-answer': row(
    'oja',
    'The answer is not one of the agent API. Look whether data-api-base names it, and what stands in between.',
  ),
  'objects-extended': row(
    'host',
    'Your page adds properties to every object (Object.prototype), and the widget broke. Set data-mode="frame" on the element, or take them out.',
  ),
  crash: row('oja', 'A mistake of ours. Please report it, with the cause.'),
};

/** Every code that an `oja:error` can have. */
export type Code = keyof typeof codes;
