// Buys data without a screen:  OJA_API=https://… OJA_USER=… OJA_PASSWORD=… npm start 08031234567 mtn-data mtn-sme-1gb-30d

import { createClient, explainProblem } from '@oja/core';
import { sellData } from './sellData.ts';

const { OJA_API: apiBase = '', OJA_USER: username = '', OJA_PASSWORD: password = '' } = process.env;

const client = createClient({ apiBase, dedupe: 'supported' });
try {
  const entered = await client.session?.login({ username, password });
  if (!entered?.ok) throw new Error(entered && explainProblem(entered.problem));
  console.log(await sellData(client, process.argv.slice(2)));
} finally {
  client.dispose();
}
