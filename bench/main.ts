import { measureApi } from './api.ts';
import { measureInteractions } from './interactions/run.ts';
import { measurePages } from './pages/run.ts';

const only = process.argv[2];
if (only === 'interactions') {
  await measureInteractions();
  process.exit(0);
}
const isWhole = only !== 'pages';
const figures = isWhole ? await measureApi() : [];
const widest = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value, unit } of figures) {
  console.log(`${name.padEnd(widest)} ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(8)} ${unit}`);
}
await measurePages();
if (isWhole) await measureInteractions();
process.exit(0);
