import { toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import * as own from '../identity/pin.ts';

const wirePin = (state: own.PinState) => ({ ...state, askFrom: toNaira(state.askFrom) });

export const pin: Handler<'pin'> = async ({ caller }, context) => ({
  data: wirePin(await own.pinState(caller.agentId, context)),
});

export const setPin: Handler<'setPin'> = async ({ caller, body }, context) => ({
  message: 'Your transaction PIN is saved.',
  data: wirePin(await own.setPin(caller, body, context)),
});

export const removePin: Handler<'removePin'> = async ({ caller, body }, context) => ({
  message: 'You now sell without a transaction PIN.',
  data: wirePin(await own.removePin(caller, body.confirmation, context)),
});

export const sendPinCode: Handler<'sendPinCode'> = async ({ caller, body }, context) => ({
  message: 'We have sent a code to your email address.',
  data: await own.sendPinCode(caller, body.confirmation, context),
});

export const resetPin: Handler<'resetPin'> = async ({ caller, body, address }, context) => ({
  message: 'Your new transaction PIN is set.',
  data: wirePin(await own.resetPin(caller, { ...body, address }, context)),
});
