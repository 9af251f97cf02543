import { formatDateTime } from '@oja/core';
import type { AgentNews } from './agentNews.ts';

const at = (ms: number) => formatDateTime(ms, ms);

/** The agent's message about a password change in a session. */
export const passwordChanged = (ms: number): AgentNews => ({
  title: 'Your password was changed',
  body: `It was changed on ${at(ms)}, and every other device was signed out. If that was not you, use “Forgot password” now and tell support.`,
});

/** The agent's message about a password reset with a code. */
export const passwordReset = (ms: number): AgentNews => ({
  title: 'Your password was set anew',
  body: `It was set with a code on ${at(ms)}. Every device was signed out, and no API key works any longer. If that was not you, use “Forgot password” now and tell support.`,
});
