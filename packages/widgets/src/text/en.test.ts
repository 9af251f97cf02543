import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatIssue, kobo } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

it('uses the specification’s sentences for errors of a password change', () => {
  expect(en.passwordChange).toEqual({
    required: {
      oldPassword: 'Your old is Required',
      newPassword: 'New password is required',
      confirmNewPassword: 'Confirm new password is required',
    },
    mismatch: 'Please check the input new password and confirm password are not the same',
  });
});

it('suggests a valid amount for one between two steps', () => {
  const { amountIssues } = en;
  const offStep = (step: number) => ({ kind: 'off-step', step: kobo(step), nearest: kobo(150_000) }) as const;
  expect(formatIssue(offStep(100), '', amountIssues)).toBe('Whole naira only, such as ₦1,500.');
  expect(formatIssue(offStep(5_000), '', amountIssues)).toBe('In steps of ₦50, such as ₦1,500.');
});

/** Phrases that agents found odd, with their replacements. */
const odd: Readonly<Record<string, string>> = {
  'did not come|did not arrive': 'could not load',
  'put away': 'dismiss',
  'stands? (?:here|below)|will stand': 'shows here',
  'by itself': 'automatically',
  'this may be a slip': 'check the last digits',
  'of this kind': 'the name of the kind: "No data sales yet"',
  'are selling': 'are working',
  whoever: 'anyone who',
  'look(?:ed|ing)? (?:it|them|that) up|looked through': 'check',
  'from the house|back to the defaults|all the same|to go on\\b': 'plain words',
};

describe('plain English', () => {
  const folders = [join(import.meta.dirname, 'en'), join(import.meta.dirname, '../../../core/src/messages')];
  const files = folders.flatMap((folder) =>
    globSync('*.ts', { cwd: folder, exclude: (name) => String(name).endsWith('.test.ts') }).map((name) =>
      join(folder, name),
    ),
  );

  it.each(Object.entries(odd))('never says “%s”: %s', (phrase) => {
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => new RegExp(phrase, 'i').test(line)),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});
