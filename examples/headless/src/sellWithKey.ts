// Sells data with an API key:  OJA_API=https://… OJA_API_KEY=oja_… npm run sell 08031234567 mtn-data mtn-sme-1gb-30d

import { createClient, DAY } from '@oja/core';
import { sellData } from './sellData.ts';

const { OJA_API: apiBase = '', OJA_API_KEY: token = '' } = process.env;

// The API key takes the place of a session token. It needs the scope `purchase:data`.
const getToken = async () => ({ token, expiresAt: Date.now() + DAY });
const client = createClient({ apiBase, dedupe: 'supported', getToken });
try {
  console.log(await sellData(client, process.argv.slice(2)));
} finally {
  client.dispose();
}
