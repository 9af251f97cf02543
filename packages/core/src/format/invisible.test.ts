import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { requests } from '../contract/openapi/requests.ts';
import { samplePurchases } from '../contract/openapi/samplePurchases.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cleanText } from '../shared/schemas/text.ts';
import { holdsInvisible } from './invisible.ts';

/** Every control and formatting character in Unicode. */
const invisible = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Cc}\p{Cf}]/u.test(character));

it('detects every control and formatting character, and none in ordinary names', () => {
  expect(invisible.length).toBeGreaterThan(200);
  for (const one of [
    '\u0000',
    '\u001b',
    '\u007f',
    '\u009b',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
    '\ufeff',
  ])
    expect(invisible).toContain(one);
  expect(invisible.filter((one) => !holdsInvisible(`a${one}b`))).toEqual([]);
  expect(invisible.filter((one) => cleanText(`a${one}b`, 80).includes(one) && one.trim() !== '')).toEqual([]);
  for (const name of ['Ọláyínká O’Brien-Nwāchukwu', 'محمد', 'गुप्ता', '李雷', 'N5 ₦ №'])
    expect(holdsInvisible(name)).toBe(false);
});

/** The free-text fields of requests. Each is shown to a reviewer, in a log, in a message or on another page. */
const freeText: readonly (readonly [EndpointName, string, object])[] = [
  ...(['firstName', 'lastName', 'username', 'email', 'phone'] as const).map(
    (field) => ['register', field, requests['register']?.body ?? {}] as const,
  ),
  ['register', 'referralCode', { ...requests['register']?.body, referralCode: 'AMAKA' }],
  ['login', 'username', requests['login']?.body ?? {}],
  ['resetPassword', 'email', requests['resetPassword']?.body ?? {}],
  ['openAccount', 'bankCode', requests['openAccount']?.body ?? {}],
  ...(['senderName', 'transferReference', 'bankCode'] as const).map(
    (field) =>
      [
        'fund',
        field,
        {
          method: 'manual',
          amount: '5000.00',
          bankCode: '058',
          senderName: 'Amaka Okafor',
          transferReference: 'S-1',
          paidAt: '2026-11-21T09:00:00+01:00',
        },
      ] as const,
  ),
  ...(['serviceId', 'planId', 'recipient'] as const).map(
    (field) => ['purchase', field, { ...samplePurchases.data, reference: crypto.randomUUID() }] as const,
  ),
  ['meter', 'meter_number', requests['meter']?.query ?? {}],
  ['meter', 'disco_name', requests['meter']?.query ?? {}],
  ['smartcard', 'smartcard_number', requests['smartcard']?.query ?? {}],
  ['smartcard', 'provider', requests['smartcard']?.query ?? {}],
  ['profile', 'profile_id', requests['profile']?.query ?? {}],
  ['profile', 'product', requests['profile']?.query ?? {}],
];

describe('the endpoint table', () => {
  it.each(freeText)('refuses invisible characters: %s, %s', (name, field, good) => {
    const row: Endpoint = endpoints[name];
    const schema = row.body ?? row.query;
    if (!schema) throw new Error(`${name} takes nothing`);
    expect(v.safeParse(schema, good).issues).toBeUndefined();
    const said = new Set<string>();
    for (const one of invisible) {
      const { issues } = v.safeParse(schema, { ...good, [field]: `12${one}34` });
      expect(
        issues?.map((issue) => v.getDotPath(issue)),
        `U+${one.codePointAt(0)?.toString(16)}`,
      ).toContain(field);
      for (const { message } of issues ?? []) said.add(message);
    }
    expect(said).toContain('This has a character that can\u2019t be seen. Type it again.');
  });

  it('accepts invisible characters in a code, because copied text contains them and no person reads the code', () => {
    const good = requests['otpResetPassword']?.body ?? {};
    for (const one of invisible)
      expect(v.safeParse(endpoints.otpResetPassword.body, { ...good, otp: `12${one}34` }).success).toBe(true);
  });
});
