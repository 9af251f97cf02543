import type { Problem, ProblemKind } from '../transport/problem.ts';

/** The client problem texts: one for each of the specification's seven classes (section 8), and two for calls that are not sent. */
export type ProblemMessages = Readonly<Record<ProblemKind | 'noToken' | 'notSent', string>> & {
  /** In place of the server's sentence about a session that is over, another site's, or without the scope: for a reader who cannot sign in. */
  readonly session?: string;
};

/** The English sentences. Another language is another object of this type. */
export const problemMessages: ProblemMessages = {
  client: 'Not accepted. Check what you entered and try again.',
  server: 'The service has a problem. Try again in a minute.',
  timeout: 'The network took too long. Try again.',
  connection: 'We could not reach the service. Check your connection and try again.',
  network: 'You are offline. Connect to the internet and try again.',
  cancel: 'You stopped this.',
  unknown: 'We could not read the answer. Try again.',
  /** The call's input can't be sent, such as a name with a character that can't be seen. */
  notSent: 'This can’t be sent as it is typed, so nothing was sent. Check it and try again.',
  /** There is no session, or the page around a widget gave it no token. */
  noToken: 'We could not sign in. Reload the page.',
};

/**
 * What an agent reads for a failed call: the server's own sentence where it gave one, else the client problem text
 * (specification, section 8). Where the money is, `moneyOutcome` says.
 */
export function explainProblem(problem: Problem, messages: ProblemMessages = problemMessages): string {
  if (problem.kind === 'client' && problem.failure) {
    const { code = '' } = problem.failure;
    const isOfSession = problem.status === 401 || code === 'origin_not_allowed' || code === 'forbidden';
    return (isOfSession && messages.session) || problem.failure.message;
  }
  if (problem.kind === 'unknown' && problem.reason === 'no-token') return messages.noToken;
  if (problem.kind === 'unknown' && problem.reason === 'refused-to-send') return messages.notSent;
  return messages[problem.kind];
}
