import { expect, it } from 'vitest';
import { plainName } from './plainName.ts';

it.each([
  ['WalletBalance', 'Wallet balance'],
  ['ApiKeys', 'API keys'],
  ['DataPurchase results', 'Data purchase results'],
  ['Stale Offline', 'Stale offline'],
  ['Twelve Digits At 280', 'Twelve digits at 280 px'],
  ['TwelveDigitsAt280', 'Twelve digits at 280 px'],
  ['Space, radius, motion', 'Space, radius, motion'],
])('names %s as "%s"', (name, plain) => expect(plainName(name)).toBe(plain));
