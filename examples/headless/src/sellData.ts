import {
  type Client,
  definitionOf,
  explainForm,
  formatMoney,
  moneyStateOf,
  startForm,
  startPurchase,
} from '@oja/core';

/** Sells one plan of data, given as its recipient, service and plan, and says how it ended. */
export async function sellData(client: Client, words: readonly string[]): Promise<string> {
  const [recipient = '', service = '', plan = ''] = words;
  await client.services.load();

  // `submit` checks everything, or says what is wrong.
  const form = startForm(client, definitionOf('data'));
  form.enter({ recipient, service, plan });
  const draft = await form.submit();
  if (!draft) throw new Error(explainForm(form.state.value).join(' '));

  // Buy once. Whatever the network does, the machine asks the server until it knows where the money is.
  const machine = startPurchase(client, 'data');
  machine.review(draft);
  await machine.buy();
  const end = await machine.untilEnded();
  if (!end) throw new Error('Nothing was sent: the same sale may have been made a moment ago');
  const what = `${draft.planName} for ${draft.recipient}, ${formatMoney(draft.price)}`;
  return `${end.step}: ${what} ${moneyStateOf(end)}`;
}
