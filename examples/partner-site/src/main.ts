import { startPartnerSite } from './start.ts';

const { OJA_API_BASE: apiBase, OJA_API_KEY: apiKey, PORT: port } = process.env;

if (!apiBase || !apiKey) {
  console.error('Set OJA_API_BASE (such as http://localhost:8080) and OJA_API_KEY.');
  process.exit(1);
}

const site = await startPartnerSite({ port: Number(port || 8081), apiBase: new URL(apiBase).origin, apiKey });
console.log(`Bisi's Phone Corner is open at ${site.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.close().then(() => process.exit(0)));
}
