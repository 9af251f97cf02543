import { createServer } from 'node:net';
import { build } from './build.mjs';
import { giveUp, setup } from './setup.mjs';
import { node, run } from './spawn.mjs';

/** Port of the dashboard and the API. The partner site uses the next one, and so has another origin. */
const port = Number(process.env['PORT'] ?? 8080);

try {
  await refuseTaken(port);
  await refuseTaken(port + 1);
  await setup();
  await build(['embed', 'dashboard']);
  const args = ['--conditions=oja-source', 'scripts/serve.ts', ...process.argv.slice(2)];
  process.exitCode = await run(node, args);
} catch (problem) {
  giveUp(problem);
}

/**
 * Throws if the port can't be used. Checked first: installing and building take a minute.
 *
 * @param {number} wanted
 */
async function refuseTaken(wanted) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_534) {
    throw new Error(`PORT is "${process.env['PORT']}", but it must be a number from 1 to 65534.`);
  }
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (error) =>
      reject(new Error(whyTaken(wanted, /** @type {NodeJS.ErrnoException} */ (error)))),
    );
    probe.listen(wanted, () => probe.close(resolve));
  });
}

/**
 * @param {number} wanted
 * @param {NodeJS.ErrnoException} error
 */
function whyTaken(wanted, error) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${wanted} is taken by another program. Stop that program, or choose another port: PORT=9090 npm start`;
  }
  return `Port ${wanted} cannot be opened (${error.code}). Choose another: PORT=9090 npm start`;
}
