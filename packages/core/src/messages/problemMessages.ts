import type { Problem, ProblemKind } from '../http/problem.ts';

/** The texts for client problems: one for each of the specification's seven classes (section 8), and two for calls that are not sent. */
export type ProblemMessages = Readonly<Record<ProblemKind | 'noToken' | 'notSent', string>> & {
  /**
   * Replaces the server's sentence about a session that has ended, belongs to another site or lacks the scope, for
   * readers who can't sign in.
   */
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
  /** The call's input can't be sent, such as a name with an invisible character. */
  notSent: 'This can’t be sent as it is typed, so nothing was sent. Check it and try again.',
  /** The session is missing, or the page around a widget provided no token. */
  noToken: 'We could not sign in. Reload the page.',
};

/**
 * Explains a failed call to an agent: the server's sentence if it sent one, else the text for the class of problem
 * (specification, section 8). `moneyOutcome` tells the state of the money.
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
