import { type Grammar, literal } from './literal.ts';
import type { SampleRequest } from './request.ts';

const text = (value: string) =>
  `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const grammar: Grammar = {
  text,
  nothing: 'None',
  yes: 'True',
  no: 'False',
  list: ['[', ']'],
  record: ['{', '}'],
  arrow: ': ',
  indent: '    ',
};

export function python({ method, url, headers, body }: SampleRequest): string {
  // `requests` sets this header for `json=`.
  const own = headers.filter(([name]) => name !== 'Content-Type');
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${text(url)},`,
    ...(own.length === 0
      ? []
      : ['    headers={', ...own.map(([name, value]) => `        ${text(name)}: ${text(value)},`), '    },']),
    ...(body === undefined ? [] : [`    json=${literal(body, grammar, 1)},`]),
    '    timeout=35,',
    ')',
    'answer = response.json()',
    "if not response.ok: raise RuntimeError(answer['message'])",
    "data = answer['data']",
  ].join('\n');
}
