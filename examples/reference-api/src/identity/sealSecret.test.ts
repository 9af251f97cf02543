import { expect, it } from 'vitest';
import { deriveFactorKey, openSecret, sealSecret } from './sealSecret.ts';

const key = deriveFactorKey('a setting of the operator');

it('decrypts a secret only with its key, for its agent and unchanged', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'agent-1', key);
  expect(openSecret(sealed, 'agent-1', key)).toBe('JBSWY3DPEHPK3PXP');
  expect(openSecret(sealed, 'agent-2', key)).toBeNull();
  expect(openSecret(sealed, 'agent-1', deriveFactorKey('another'))).toBeNull();
  expect(openSecret(`${sealed.slice(0, -8)}AAAAAAA=`, 'agent-1', key)).toBeNull();
  expect(openSecret('', 'agent-1', key)).toBeNull();
});

it('encrypts the same secret differently each time', () => {
  expect(sealSecret('JBSWY3DPEHPK3PXP', 'agent-1', key)).not.toBe(
    sealSecret('JBSWY3DPEHPK3PXP', 'agent-1', key),
  );
});
