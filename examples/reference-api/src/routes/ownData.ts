import { toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { closeAccount as close } from '../identity/closeAccount.ts';
import { countOwnData, readOwnData } from '../identity/ownData.ts';

export const ownData: Handler<'ownData'> = async ({ caller }, context) => {
  const { balance, ...counts } = await countOwnData(caller.agentId, context);
  return { data: { ...counts, balance: toNaira(balance), keptYears: context.keptYears } };
};

export const ownDataFile: Handler<'ownDataFile'> = async ({ caller }, context) => ({
  data: { parts: await readOwnData(caller.agentId, context) },
});

export const closeAccount: Handler<'closeAccount'> = async ({ caller, body }, context) => {
  await close(caller, body, context);
  return { message: 'Your account is closed.', data: null };
};
