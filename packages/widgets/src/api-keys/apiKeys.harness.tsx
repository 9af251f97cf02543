import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { apiKeys as words } from '../text/en/apiKeys.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { apiAnswers } from './apiServer.fixture.ts';

/** The widget before a server that keeps its keys in order, but for `answers`. */
export function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: apiAnswers(answers) });
  render(<ApiKeys client={client} />);
  const called = (name: string) => server.calls.filter((call) => call.name === name);
  return { client, called };
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses through the choice of what a key may do, with what is chosen from the start. */
export async function generate() {
  await press(words.generate);
  await screen.findByRole('dialog', { name: words.newKey });
  await press(words.makeKey);
}
export const keys = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
export const revokeFirst = words.revokeLabel('Shop till', 'oja_live');

/** Everywhere that a page can leave something. */
export const leftBehind = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ].join(' ');
