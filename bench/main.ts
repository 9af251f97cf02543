import { measureApi } from './api.ts';
import { measurePages } from './pages.ts';

const figures = [...(await measureApi()), ...(await measurePages())];
const widest = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value, unit } of figures) {
  console.log(`${name.padEnd(widest)} ${value.toFixed(unit === 'ms' ? 0 : 1).padStart(8)} ${unit}`);
}
process.exit(0);
