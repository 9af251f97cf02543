import { plural } from '@oja/core';

/** The API reference for agents: the page's text around the API's OpenAPI document. */
export const apiReference = {
  title: 'API reference',
  base: 'Base address',
  download: 'Download OpenAPI file',
  search: 'Search calls',
  searchHint: 'A name, a path, a field or an error',
  none: (typed: string) => `No call matches \u201c${typed}\u201d`,
  noneBody: 'Search for a path, a field or an error code.',
  count: (calls: number) => plural(calls, { one: `${calls} call`, other: `${calls} calls` }),
  calls: 'Calls',
  start: 'Getting started',
  guides: {
    authentication: 'Authentication',
    conventions: 'Conventions',
  },
  authentication: [
    {
      title: 'Signing in',
      body: 'POST /auth/login answers with a token. Send it with every call, in the Authorization header. It is a session: signing out, or a new password, ends it.',
    },
    {
      title: 'API keys',
      body: 'A key belongs on your own server and nowhere else: anyone who has it can spend your balance. Never put it in a page, an app or a repository. Revoke one that leaked.',
    },
    {
      title: 'Selling from a web page',
      body: 'Your server trades its key for a widget session with POST /widget-sessions and hands only that short-lived token to the page. It is good for one site, for the services that you list and up to the amount that you set.',
    },
  ],
  conventions: [
    {
      title: 'Answers',
      body: 'Send and read JSON. A success holds data, and sometimes a message. A refusal has a status of 400 or more, a message for people, a code for programs, and errors by field where a field is wrong.',
    },
    {
      title: 'Money',
      body: 'Naira as text with two decimals: \u201c1500.00\u201d. Count in kobo, as whole numbers; never calculate with fractions.',
    },
    {
      title: 'Times',
      body: 'RFC 3339 with an offset: \u201c2026-11-21T09:41:00+01:00\u201d.',
    },
    {
      title: 'One reference for each sale',
      body: 'Make a new UUID before you send a purchase, and keep it. The same reference with the same body is one sale, however often it is sent: the first answer comes again. With another body it is refused.',
    },
    {
      title: 'When no answer comes',
      body: 'The sale may have been made. Don\u2019t send it under a new reference: ask GET /transactions with yours until you know. A 404 in the API\u2019s own words means that it never arrived.',
    },
    {
      title: 'Statuses of a sale',
      body: 'initiated, processing and pending are still open: the money is held. delivered is charged. failed and reversed give the money back. Take a word that you don\u2019t know as pending.',
    },
    {
      title: 'Limits',
      body: 'RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset tell what is left. After 429 wait for the seconds of Retry-After. X-Request-Id finds a call in the log: give it to support.',
    },
  ],
  whoMayCall: 'Who may call',
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
  answerOf: (statuses: string) => `Answer ${statuses}`,
  sampleAnswer: 'Sample answer',
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
      exactly: (n: number) => `${n} characters`,
      atLeast: (n: number) => `At least ${n} characters`,
      atMost: (n: number) => `At most ${n} characters`,
      between: (least: number, most: number) => `${least} to ${most} characters`,
    },
    size: {
      exactly: (n: number) => `${n}`,
      atLeast: (n: number) => `At least ${n}`,
      atMost: (n: number) => `At most ${n}`,
      between: (least: number, most: number) => `${least} to ${most}`,
    },
    items: {
      exactly: (n: number) => `${n} of them`,
      atLeast: (n: number) => `At least ${n} of them`,
      atMost: (n: number) => `At most ${n} of them`,
      between: (least: number, most: number) => `${least} to ${most} of them`,
    },
  },
  sample: 'Sample',
  languages: 'Languages of the sample',
  copySample: (language: string) => `Copy the ${language} sample`,
  copyAnswer: 'Copy the sample answer',
};
