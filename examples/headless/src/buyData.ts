// Buys data without a screen:  OJA_API=https://… OJA_USER=… OJA_PASSWORD=… npm start 08031234567 mtn-data mtn-sme-1gb-30d

import {
  createClient,
  definitionOf,
  explainForm,
  explainProblem,
  formatMoney,
  moneyStateOf,
  startForm,
  startPurchase,
} from '@oja/core';

const [recipient = '', service = '', plan = ''] = process.argv.slice(2);
const { OJA_API: apiBase = '', OJA_USER: username = '', OJA_PASSWORD: password = '' } = process.env;

const client = createClient({ apiBase, dedupe: 'supported' });
try {
  const entered = await client.session?.login({ username, password });
  if (!entered?.ok) throw new Error(entered && explainProblem(entered.problem));
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
  console.log(`${end.step}: ${what} ${moneyStateOf(end)}`);
} finally {
  client.dispose();
}
