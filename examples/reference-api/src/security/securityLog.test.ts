import { describe, expect, it } from 'vitest';
import { createSecurityLog, type SecurityLine } from './securityLog.ts';

const lines: SecurityLine[] = [];
const security = createSecurityLog(
  () => Date.UTC(2026, 10, 22, 7, 30),
  (line) => lines.push(line),
);
const written = (event: Parameters<typeof security>[0]) => {
  security(event);
  return lines.at(-1);
};

describe('the security log', () => {
  it('writes each event with its time in ISO 8601', () => {
    expect(written({ event: 'key-revoked', agentId: 'a-1', keyId: 'k-1', address: '10.0.0.1' })).toEqual({
      log: 'security',
      at: '2026-11-22T07:30:00.000Z',
      event: 'key-revoked',
      agentId: 'a-1',
      keyId: 'k-1',
      address: '10.0.0.1',
    });
  });

  it.each([
    ['08031234567', '***567'],
    ['+234 803 123 4567', '***567'],
    ['amaka@example.com', 'a***@e***.com'],
    ['amaka', 'a***'],
    ['a password in the wrong field', 'a***'],
    ['x@a-secret-without-a-dot', 'x***@a***'],
    ['x@y.a-secret-after-a-dot', 'x***@y***'],
    ['', '***'],
  ])('masks %j', (identifier, masked) => {
    expect(
      written({ event: 'sign-in-failed', agentId: null, identifier, address: '::1' })?.['identifier'],
    ).toBe(masked);
  });

  it('removes control characters and direction marks, and truncates long text', () => {
    const forged = `FND-1\u001b[2K\r\u202e\u200b\nApproved ${'x'.repeat(500)}`;
    const line = written({ event: 'payment-unmatched', reason: 'currency', reference: forged });
    expect(line?.['reference']).toMatch(/^FND-1\?\[2K\?{4}Approved x+$/);
    expect(line?.['reference']).toHaveLength(120);
  });

  it('omits unknown fields, and survives a failing sink', () => {
    expect(written({ event: 'limit-hit', limit: 'login:ip', address: '::1' })).not.toHaveProperty('agentId');
    const broken = createSecurityLog(Date.now, () => {
      throw new Error('The disk is full.');
    });
    expect(() => broken({ event: 'sign-out', agentId: 'a-1' })).not.toThrow();
  });
});
