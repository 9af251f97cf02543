import { banks as everyBank } from '../funding/banks.ts';
import { listAccounts, openAccount as open } from '../funding/dedicatedAccounts.ts';
import type { Handler } from '../http/handler.ts';

export const accounts: Handler<'accounts'> = async ({ caller }, context) => ({
  data: await listAccounts(caller.agentId, context),
});

export const openAccount: Handler<'openAccount'> = async ({ caller, body }, context) => ({
  status: 201,
  message: 'Your account is open. What is paid into it is in your wallet.',
  data: await open(caller.agentId, body, context),
});

export const banks: Handler<'banks'> = async () => ({ data: [...everyBank] });
