import type { ServerResponse } from 'node:http';
import type { Answer } from '../faultProxy/upstream.ts';
import {
  gatewayAnswer,
  sendHalf,
  sendTruncated,
  sendWhole,
  withDuplicateKeys,
  withWrongReference,
} from './answers.helper.ts';
import type { NetworkFault } from './faultKinds.ts';
import type { LateCopies } from './lateCopies.helper.ts';

/** Sources for an answer. */
export interface AnswerPorts {
  /** Sends a copy of the request to the API and resolves with the complete answer. */
  readonly forward: () => Promise<Answer>;
  /** The API's first answer to the same request. */
  readonly findOlder: () => Answer | undefined;
  readonly late: LateCopies;
}

/** Answers the browser, with the fault applied to the request or to its answer. */
export async function answerWith(
  response: ServerResponse,
  fault: NetworkFault | undefined,
  { forward, findOlder, late }: AnswerPorts,
): Promise<void> {
  if (!fault) return sendWhole(response, await forward());
  const { kind, after, delayMs } = fault;
  const isEven = Math.floor(delayMs) % 2 === 0;
  switch (kind) {
    case 'delay':
      return sendLate(response, fault, { forward, late });
    case 'drop':
    case 'reset':
      if (after) await forward();
      return kind === 'drop' ? void response.socket?.end() : reset(response);
    case 'stall':
      sendHalf(response, await forward());
      await late.wait(delayMs);
      return reset(response);
    case 'truncate-length':
    case 'truncate-chunked':
    case 'truncate-close':
      return sendTruncated(response, await forward(), kind);
    case 'wrong-reference':
      return sendWhole(response, withWrongReference(await forward()));
    case 'duplicate-keys':
      return sendWhole(response, withDuplicateKeys(await forward(), isEven));
    case 'late-duplicate':
      late.send(delayMs, forward);
      return sendWhole(response, await forward());
    case 'concurrent-duplicate': {
      const copies = [forward(), forward()] as const;
      await Promise.allSettled(copies);
      return sendWhole(response, await copies[isEven ? 0 : 1]);
    }
    case 'stale':
      return sendWhole(response, findOlder() ?? (await forward()));
    default: {
      if (after) await forward();
      const answer = gatewayAnswer(kind);
      if (!answer) throw new Error(`No answer for ${kind}`);
      return sendWhole(response, answer);
    }
  }
}

/** Delays the request or its answer for longer than the client's deadline. */
async function sendLate(
  response: ServerResponse,
  { after, delayMs }: NetworkFault,
  { forward, late }: Pick<AnswerPorts, 'forward' | 'late'>,
): Promise<void> {
  if (!after) await late.wait(delayMs);
  const answer = await forward();
  if (after) await late.wait(delayMs);
  sendWhole(response, answer);
}

/** Resets the connection, as a broken network does. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}
