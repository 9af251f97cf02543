import { measureApi } from './api.ts';
import { measurePages } from './pages/run.ts';

const isWhole = process.argv[2] !== 'pages';
const figures = isWhole ? await measureApi() : [];
const widest = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value, unit } of figures) {
  console.log(`${name.padEnd(widest)} ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(8)} ${unit}`);
}
await measurePages();
process.exit(0);
