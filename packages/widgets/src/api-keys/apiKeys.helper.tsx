import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { apiKeys as words } from '../text/en/apiKeys.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { apiAnswers } from './apiServer.fixture.ts';

/** Renders the widget with a fake server that stores its keys. `answers` replaces single endpoints. */
export function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: apiAnswers(answers) });
  render(<ApiKeys client={client} />);
  const called = (name: string) => server.calls.filter((call) => call.name === name);
  return { client, called };
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Generates a key with the default settings. */
export async function generate() {
  await press(words.generate);
  await screen.findByRole('dialog', { name: words.newKey });
  await press(words.makeKey);
}
export const keys = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
export const revokeFirst = words.revokeLabel('Shop till', 'oja_live');

/** Everything that a page can leave behind, joined: DOM, web storage, cookies, URL and history state. */
export const leftBehind = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ].join(' ');
