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
    'data-api-base must be the https origin of your API, without a path (http only on localhost).',
  ),
  'no-api-base': row('host', 'No API base was set within 5 s. Set data-api-base on the script tag.'),
  'no-get-token': row(
    'host',
    'No getToken was set within 5 s. Set it on the element, or with Oja.configure({ getToken }).',
  ),
  'csp-script': row(
    'host',
    'Your Content Security Policy blocks the files beside oja.js. Add their origin to script-src.',
  ),
  'csp-connect': row(
    'host',
    'Your Content Security Policy blocks requests to the API. Add the origin in data-api-base to connect-src.',
  ),
  'csp-frame': row(
    'host',
    'Your Content Security Policy blocks the frame. Add the origin of oja.js to frame-src.',
  ),
  'frame-origin': row(
    'host',
    'The frame would have the same origin as your page, and would protect nothing. Load oja.js from the origin of your API.',
  ),
  'frame-lost': row(
    'oja',
    'The frame did not answer within 20 s. Serve frame.html beside oja.js, on the origin of the API, and allow the page’s origin to embed it (frame-ancestors).',
  ),
  'styles-blocked': row(
    'host',
    "This browser does not support constructed stylesheets (Safari before 16.4), and your Content Security Policy blocks style elements. Add 'unsafe-inline' to style-src, or do not support such browsers.",
  ),
  'tag-taken': row('host', 'Another script has defined this tag. Remove that script.'),
  'two-scripts': row('host', 'oja.js is on this page twice. The first one is used: remove the other.'),
  'name-taken': row('host', 'Your page has its own window.Oja. Rename it, or set getToken on the elements.'),
  'token-failed': row(
    'host',
    'getToken threw or rejected: the cause says why. It must resolve to { token, expiresAt }.',
  ),
  'token-slow': row('host', 'getToken took longer than 20 s. Resolve or reject sooner.'),
  'token-malformed': row(
    'host',
    'getToken must resolve to { token, expiresAt }: a string, and a time in ms since 1970 or in RFC 3339 with its offset.',
  ),
  'session-refused': row(
    'host',
    'The API does not accept the token. Open a widget session with your API key, for exactly the origin of this page.',
  ),
  'nothing-to-sell': row(
    'host',
    'This session cannot sell anything with this tag. Open it with the tag’s scope, such as purchase:data.',
  ),
  'scope-missing': row(
    'host',
    'This session may not do what this tag does. Open it with the tag’s scope, such as wallet:read.',
  ),
  'code-missing': row(
    'oja',
    'A file beside oja.js is missing, or is not served as JavaScript. Serve the complete folder of the build.',
  ),
  'code-broken': row('oja', 'A file beside oja.js is damaged. Serve it exactly as it was built.'),
  'code-slow': row(
    'network',
    'A file beside oja.js takes longer than 20 s to load. The widget keeps waiting, and the visitor can try again.',
  ),
  'code-lost': row('network', 'A file beside oja.js could not be loaded. The visitor can try again.'),
  offline: row(
    'visitor',
    'The visitor’s device is offline. Nothing to do: the widget resumes when the device is back online.',
  ),
  connection: row(
    'network',
    'The API could not be reached. If this happens to every visitor, check data-api-base and the API.',
  ),
  timeout: row(
    'network',
    'The API took too long to answer. If this happens to every visitor, check the API.',
  ),
  'too-many': row('oja', 'The API received too many requests (429). The widget works again after a while.'),
  refused: row('oja', 'The API refused the request (4xx). Tell its operator.'),
  server: row('oja', 'The API failed (5xx). If this persists, tell its operator.'),
  'unexpected-answer': row(
    'oja',
    'The response is not one that the agent API sends. Check data-api-base, and any proxy between the page and the API.',
  ),
  'not-sold': row(
    'visitor',
    'The purchase was refused, or it failed before it was charged. The cause is the purchase. The visitor reads why, and can change it or try again.',
  ),
  'wallet-short': row(
    'host',
    'The wallet has too little money for the purchase, which was not charged. The cause is the purchase. Add money to the wallet.',
  ),
  'refund-due': row(
    'oja',
    'The purchase failed, and nothing proves that its price is back in the wallet. The cause is the purchase. Look it up by its reference, and report it to the operator if the refund does not come.',
  ),
  'objects-extended': row(
    'host',
    'Your page adds properties to every object (Object.prototype), which broke the widget. Remove them, or set data-mode="frame" on the element.',
  ),
  crash: row('oja', 'This is a bug in the widget. Please report it, with the cause.'),
};

/** Every code that an `oja:error` can have. */
export type Code = keyof typeof codes;
