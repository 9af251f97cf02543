import { type Grammar, literal } from './literal.ts';
import type { SampleRequest } from './request.ts';

const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const text = (value: string) =>
  `'${value.replace(/[\\']/g, '\\$&').replace(/[\n\r\u2028\u2029]/g, (one) => escapes[one] ?? '')}'`;

const grammar: Grammar = {
  text,
  // In an object literal, a plain `__proto__` key sets the prototype instead of a property.
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) && name !== '__proto__' ? name : `[${text(name)}]`),
  nothing: 'null',
  yes: 'true',
  no: 'false',
  list: ['[', ']'],
  record: ['{', '}'],
  arrow: ': ',
  indent: '  ',
};

export function javascript({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...(headers.length === 0
      ? []
      : ['  headers: {', ...headers.map(([name, value]) => `    ${text(name)}: ${text(value)},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, grammar, 1)}),`]),
  ];
  const options = lines.length === 0 ? '' : `, {\n${lines.join('\n')}\n}`;
  return [
    `const response = await fetch(${text(url)}${options});`,
    'const { data, message } = await response.json();',
    'if (!response.ok) throw new Error(message);',
  ].join('\n');
}
