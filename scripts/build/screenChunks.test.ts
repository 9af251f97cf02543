import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findGroup, screens } from './screenChunks.ts';

const { login, visitor, frame, work, later, support } = screens;
const [register = ''] = visitor;
const [shell = '', home = ''] = frame;
const [service = '', transactions = ''] = work;
const [summary = ''] = later;
const other = 'packages/dashboard/src/pages/funding/FundingPage.tsx';

it('names screens that exist', () => {
  expect(
    [login, ...visitor, ...frame, ...work, ...later, ...support].filter((file) => !existsSync(file)),
  ).toEqual([]);
});

it.each([
  ['only the sign-in form needs', [login], null],
  ['the sign-in form shares', [login, other], 'app'],
  ['both sides of the sign-in share', [register, home], 'app'],
  ['a form before the sign-in and a late part of home share', [register, summary], 'form'],
  ['a form before the sign-in and a sale share', [register, service], 'form'],
  ['the forms before the sign-in share', visitor, 'account'],
  ['the frame needs alone', [shell], 'frame'],
  ['home shares', [home, other], 'frame'],
  ['sales share with their list', [service, transactions], 'work'],
  ['cases and notices need', support, 'support'],
  ['cases share with another screen', [...support, other], null],
  ['only later screens share', [other, 'packages/dashboard/src/pages/profile/ProfilePage.tsx'], null],
])('puts what %s into its file', (_what, neededBy, group) => {
  expect(findGroup({ id: 'module.tsx', neededBy: new Set(neededBy), isShared: true })).toBe(group);
});

it('puts the parts of widgets that only later screens share into one file', () => {
  const of = (id: string, isShared: boolean) =>
    findGroup({ id, neededBy: new Set([other, 'Profile.tsx']), isShared });
  expect(of('/packages/widgets/src/binding/ProofForm.tsx', true)).toBe('parts');
  expect(of('/packages/widgets/src/ui/tabs/Tabs.tsx', true)).toBe('parts');
  expect(of('/packages/widgets/src/ui/tabs/Tabs.tsx', false)).toBeNull();
});

it.each([
  ['ServicePage', service],
  ['SalesSummary', summary],
])('leaves with %s what it alone has, but for its styles', (name, screen) => {
  const neededBy = new Set([screen, other]);
  expect(findGroup({ id: `${name}.tsx`, neededBy, isShared: false })).toBeNull();
  expect(findGroup({ id: `${name}.css.ts.vanilla.css`, neededBy, isShared: false })).toBe('frame');
});
