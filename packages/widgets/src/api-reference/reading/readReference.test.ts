import { BASE_PATH, type Endpoint, endpoints } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { describe, expect, it } from 'vitest';
import { readShapes } from './readFields.ts';
import { findCalls, readReference } from './readReference.ts';

const reference = readReference(createOpenApiDocument());
const calls = reference.chapters.flatMap((chapter) => chapter.calls);
const named = (name: string) => {
  const found = calls.find((call) => call.name === name);
  if (!found) throw new Error(`The reference has no ${name}.`);
  return found;
};

describe('readReference', () => {
  it('returns each endpoint once, with its method and path', () => {
    const rows = Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => [name, method, path]);
    expect(calls.map(({ name, method, path }) => [name, method, path]).sort()).toEqual(rows.sort());
    expect(reference.base).toBe(BASE_PATH);
  });

  it('puts the chapter with the purchase first', () => {
    expect(reference.chapters[0]?.calls.map(({ name }) => name)).toContain('purchase');
  });

  it('returns nested fields with their paths, and resolves references', () => {
    const [answer] = named('transaction').answers;
    const paths = answer?.fields.map(({ path }) => path) ?? [];
    expect(paths).toEqual(
      expect.arrayContaining(['data', 'data.amount', 'data.delivery.pins[]', 'data.delivery.pins[].pin']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(answer?.fields.find(({ path }) => path === 'data.amount')).toMatchObject({
      types: ['decimal'],
      unit: 'naira',
      required: true,
    });
  });

  it('names the forms of a body by their titles or constants, and a single form not at all', () => {
    expect(named('purchase').bodies.map(({ title }) => title)).toContain('result-checker');
    expect(named('fund').bodies.map(({ title }) => title)).toEqual(['automatic', 'manual']);
    expect(named('login').bodies.map(({ title }) => title)).toEqual([null]);
  });

  it('returns no range without bounds', () => {
    const limits = calls
      .flatMap(({ bodies }) => bodies.flatMap(({ fields }) => fields))
      .flatMap((f) => f.limits);
    expect(limits.length).toBeGreaterThan(10);
    for (const limit of limits)
      if ('least' in limit) expect([limit.least, limit.most]).not.toEqual([null, null]);
  });

  it('returns the length of a text, but not the pattern that all texts share', () => {
    const fields = calls.flatMap(({ bodies, parameters }) => [
      ...bodies.flatMap((body) => body.fields),
      ...parameters.map(({ field }) => field),
    ]);
    const sold = named('purchase').bodies.flatMap((body) =>
      body.fields.filter((f) => f.name === 'serviceId'),
    );
    expect(sold.map(({ limits }) => limits)).toContainEqual([{ kind: 'length', least: 1, most: 128 }]);
    expect(JSON.stringify(fields.map(({ limits }) => limits))).not.toContain('{Cf}');
  });

  it('stops at a schema that contains itself', () => {
    const schema = { type: 'object', properties: { within: { $ref: '#/node' } } };
    const [shape] = readShapes({ $ref: '#/node' }, undefined, { node: schema });
    expect(shape?.fields.length).toBeGreaterThan(2);
    expect(shape?.fields.length).toBeLessThan(10);
  });
});

describe('findCalls', () => {
  const names = (typed: string) =>
    findCalls(reference.chapters, typed).flatMap((chapter) => chapter.calls.map(({ name }) => name));

  it.each([
    ['a name', 'resetPassword', ['resetPassword', 'otpResetPassword', 'confirmResetPassword']],
    ['a method and a path', 'DELETE api/keys', ['revokeApiKey']],
    ['a field of a body', 'transferReference', ['fund']],
    ['an error code', 'account_exists', ['openAccount']],
    ['nothing that is there', 'gift card', []],
  ])('finds a call by %s', (_, typed, expected) => {
    expect(names(typed).sort()).toEqual([...expected].sort());
  });

  it('returns all calls for an empty search', () => {
    expect(names('  ')).toHaveLength(calls.length);
  });
});
