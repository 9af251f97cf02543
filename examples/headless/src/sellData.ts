import {
  type Client,
  definitionOf,
  explainForm,
  formatMoney,
  moneyStateOf,
  startForm,
  startPurchase,
} from '@oja/core';

/** Sells one data plan, given as recipient, service and plan. Returns a line about the result. */
export async function sellData(client: Client, words: readonly string[]): Promise<string> {
  const [recipient = '', service = '', plan = ''] = words;
  await client.services.load();

  // `submit` validates the whole form; it returns nothing if a field is invalid.
  const form = startForm(client, definitionOf('data'));
  form.enter({ recipient, service, plan });
  const draft = await form.submit();
  if (!draft) throw new Error(explainForm(form.state.value).join(' '));

  // Call `buy` once. After a network error, the machine requeries until the purchase has a final status.
  const machine = startPurchase(client, 'data');
  machine.review(draft);
  await machine.buy();
  const end = await machine.untilEnded();
  if (!end) throw new Error('Nothing was sent, because the same purchase may have been made a moment ago');
  const what = `${draft.planName} for ${draft.recipient}, ${formatMoney(draft.price)}`;
  return `${end.step}: ${what} ${moneyStateOf(end)}`;
}
