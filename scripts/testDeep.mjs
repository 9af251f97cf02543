import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { giveUp, setup } from './setup.mjs';
import { deepSuites, findShards } from './tests/deepSuites.mjs';
import { processorMs } from './tests/processorMs.mjs';
import { cache, runVitest, testedCommit } from './tests/runVitest.mjs';

const results = join(cache, 'deep.json');
const inSeconds = (/** @type {number} */ ms) => Math.round(ms / 1000);

/**
 * `npm run test:deep [name…]` runs the tests that `npm test` leaves out, in suites (scripts/tests/deepSuites.mjs). `list`
 * prints the suites. Results are kept in .cache/deep.json.
 */
try {
  const names = process.argv.slice(2);
  if (names.includes('list'))
    for (const { name, about } of deepSuites) console.log(`${name.padEnd(14)} ${about}`);
  else await runShards(findShards(names));
} catch (problem) {
  giveUp(problem);
}

/** @param {readonly import('./tests/deepSuites.mjs').Shard[]} shards */
async function runShards(shards) {
  const engines = shards.some(({ suite }) => suite.name === 'engines');
  await setup({ browser: true, firefox: true, engines, database: true, servers: true });
  process.env['OJA_DEEP'] = '1';
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const shard of shards) {
    const { passed, failed, skipped } = await runShard(shard);
    all.passed += passed;
    all.failed += failed;
    all.skipped += skipped;
  }
  console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
  process.exitCode = all.failed === 0 ? 0 : 1;
}

/** @param {import('./tests/deepSuites.mjs').Shard} shard */
async function runShard({ name, args, env }) {
  console.log(`\n${name}: vitest ${args.join(' ')}`);
  Object.assign(process.env, env);
  const [beganAt, processorAtBegin] = [Date.now(), processorMs()];
  const { passed, failed, skipped } = await runVitest(args);
  for (const variable of Object.keys(env)) delete process.env[variable];
  const seconds = inSeconds(Date.now() - beganAt);
  const processorSeconds = inSeconds(processorMs() - processorAtBegin);
  keep(name, { commit: testedCommit(), passed, failed, skipped, seconds, processorSeconds });
  console.log(`${name}: ${seconds} s, ${processorSeconds} s of processor time`);
  return { passed, failed, skipped };
}

/**
 * @param {string} name
 * @param {object} result
 */
function keep(name, result) {
  const kept = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {};
  writeFileSync(results, `${JSON.stringify({ ...kept, [name]: result }, null, 2)}\n`);
}
