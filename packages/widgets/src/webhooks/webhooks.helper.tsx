import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { webhooks as words } from '../text/en/webhooks.ts';
import { Webhooks } from './Webhooks.tsx';
import { demoWebhook, webhookAnswers } from './webhookServer.fixture.ts';

export const url = String(demoWebhook.url);

/** Renders the widget with a fake server that stores its webhooks. `answers` replaces single endpoints. */
export function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: webhookAnswers(answers) });
  render(<Webhooks client={client} />);
  const sent = (name: string) => server.calls.filter((call) => call.name === name);
  return { client, sent, bodies: (name: string) => sent(name).map(({ body }) => body) };
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const about = (act: string, of = url) => words.about(act, of);
export const rows = async () =>
  within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const type = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label);
  await userEvent.clear(box);
  await paste(userEvent, box, text);
};
export const submit = () => userEvent.keyboard('{Enter}');
