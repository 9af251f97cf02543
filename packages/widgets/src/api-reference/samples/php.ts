import { type Grammar, literal } from './literal.ts';
import type { SampleRequest } from './request.ts';

/** Within single quotes PHP escapes only the backslash and the single quote. */
const text = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;

const grammar: Grammar = {
  text,
  nothing: 'null',
  yes: 'true',
  no: 'false',
  list: ['[', ']'],
  record: ['[', ']'],
  arrow: ' => ',
  indent: '    ',
};

export function php({ method, url, headers, body }: SampleRequest): string {
  const options = [
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => ${text(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `        ${text(`${name}: ${value}`)},`),
          '    ],',
        ]),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => json_encode(${literal(body, grammar, 1)}),`]),
  ];
  return [
    `$call = curl_init(${text(url)});`,
    'curl_setopt_array($call, [',
    ...options,
    ']);',
    '$answer = json_decode(curl_exec($call), true);',
    '$status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);',
    "if ($status >= 400) throw new Exception($answer['message']);",
    "$data = $answer['data'];",
  ].join('\n');
}
