import { plural } from '@oja/core';

const characters = (n: number) => plural(n, { one: `${n} character`, other: `${n} characters` });
const items = (n: number) => plural(n, { one: `${n} item`, other: `${n} items` });

/** The API reference for agents: the page's text around the API's OpenAPI document. */
export const apiReference = {
  title: 'API reference',
  base: 'Base URL',
  download: 'Download OpenAPI file',
  search: 'Search endpoints',
  searchHint: 'A name, a path, a field or an error',
  none: (typed: string) => `No endpoint matches \u201c${typed}\u201d`,
  noneBody: 'Search for a path, a field or an error code.',
  count: (endpoints: number) =>
    plural(endpoints, { one: `${endpoints} endpoint`, other: `${endpoints} endpoints` }),
  calls: 'Endpoints',
  start: 'Getting started',
  guides: {
    authentication: 'Authentication',
    conventions: 'Conventions',
  },
  authentication: [
    {
      title: 'Signing in',
      body: 'POST /auth/login returns a token. Send it in the Authorization header of every request. The token is a session: signing out or changing the password ends it.',
    },
    {
      title: 'API keys',
      body: 'A key belongs on your own server and nowhere else: anyone who has it can spend your balance. Never put it in a page, an app or a repository. Revoke a key that has leaked.',
    },
    {
      title: 'Selling from a web page',
      body: 'Your server exchanges its key for a widget session with POST /widget-sessions, and gives only that short-lived token to the page. The token works on one site, for the services that you list, up to the amount that you set.',
    },
  ],
  conventions: [
    {
      title: 'Requests and responses',
      body: 'Both are JSON. A successful response has data, and sometimes a message. An error has a status of 400 or more, a message for people, a code for programs, and a list of errors for each invalid field.',
    },
    {
      title: 'Money',
      body: 'Amounts are naira, in a string with two decimals: \u201c1500.00\u201d. Calculate in kobo, as whole numbers, never with fractions.',
    },
    {
      title: 'Times',
      body: 'RFC 3339 with an offset: \u201c2026-11-21T09:41:00+01:00\u201d.',
    },
    {
      title: 'One reference for each sale',
      body: 'Generate a UUID before you send a purchase, and store it. The same reference with the same body is one sale, however often you send it: you get the first response again. The same reference with another body is refused.',
    },
    {
      title: 'When there is no response',
      body: 'The sale may have been made. Don\u2019t send it with a new reference. Request GET /transactions/{ref} with yours until the status is final. A 404 with the code not_found means that the purchase never arrived.',
    },
    {
      title: 'Statuses of a sale',
      body: 'initiated, processing and pending are not final: the money is held. delivered is charged. failed and reversed give the money back. Treat an unknown status as pending.',
    },
    {
      title: 'Limits',
      body: 'RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset show how many requests are left. After a 429, wait for the number of seconds in Retry-After. X-Request-Id identifies a request in the log: give it to support.',
    },
  ],
  whoMayCall: 'Who can call it',
  anybody: 'anyone, without a token',
  access: {
    agent: 'a signed-in agent',
    widget: 'a widget session, from its own site',
    apiKey: 'your server, with an API key',
  },
  or: ' or ',
  placeholders: {
    agent: '<your token>',
    widget: '<widget session token>',
    apiKey: '<your key>',
    other: '<your token>',
  },
  inPath: 'In the path',
  inQuery: 'In the query',
  body: 'Body',
  bodyOf: 'Body for',
  answerOf: (statuses: string) => `Response ${statuses}`,
  sampleAnswer: 'Sample response',
  refusals: 'Errors',
  required: 'required',
  types: {
    string: 'text',
    number: 'number',
    integer: 'whole number',
    boolean: 'true or false',
    object: 'object',
    array: 'list',
    any: 'anything',
    null: 'nothing',
    decimal: 'decimal text',
    uuid: 'UUID',
    uri: 'web address',
    email: 'email address',
    'date-time': 'time',
  },
  listOf: (type: string) => `list of ${type}`,
  limits: {
    words: (words: string) => `One of ${words}`,
    word: (word: string) => `Always ${word}`,
    pattern: (pattern: string) => `Matches ${pattern}`,
    length: {
      exactly: characters,
      atLeast: (n: number) => `At least ${characters(n)}`,
      atMost: (n: number) => `At most ${characters(n)}`,
      between: (least: number, most: number) => `${least} to ${characters(most)}`,
    },
    size: {
      exactly: (n: number) => `${n}`,
      atLeast: (n: number) => `At least ${n}`,
      atMost: (n: number) => `At most ${n}`,
      between: (least: number, most: number) => `${least} to ${most}`,
    },
    items: {
      exactly: items,
      atLeast: (n: number) => `At least ${items(n)}`,
      atMost: (n: number) => `At most ${items(n)}`,
      between: (least: number, most: number) => `${least} to ${items(most)}`,
    },
  },
  sample: 'Sample',
  languages: 'Languages of the sample',
  copySample: (language: string) => `Copy the ${language} sample`,
  copyAnswer: 'Copy the sample response',
};
