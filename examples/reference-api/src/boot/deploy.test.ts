import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findServers } from '../../../../scripts/servers.mjs';
import { cardsElsewhere, everyOrderDelivered } from './production.fixture.ts';
import { productionFaults } from './productionFaults.ts';
import { settingRows } from './settingRows.ts';
import { readSettings } from './settings.ts';
import { settingNames } from './settingsSchema.ts';
import { unknownSettings } from './unknownSettings.ts';

// Tests the files that an operator copies: systemd units, container and compose files, settings, commands.
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const deploy = join(root, 'examples/reference-api/deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const guide = readFileSync(join(root, 'docs/running.md'), 'utf8');

/** The NAME=value lines of oja.env. */
const environment = Object.fromEntries(
  [...read('oja.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
/** The values of one key in a unit, in order. */
const valuesOf = (unit: string, key: string) =>
  [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const service = v.object({
  environment: v.record(v.string(), v.string()),
  env_file: v.string(),
  stop_grace_period: v.string(),
  build: v.object({ context: v.string(), dockerfile: v.string() }),
});
const compose = v.parse(
  v.object({ services: v.object({ api: service, caddy: v.object({ volumes: v.array(v.string()) }) }) }),
  parse(read('compose.yaml')),
);
const { api, caddy } = compose.services;

describe('the settings in the deployment files', () => {
  it.each([
    ['oja.env', Object.keys(environment)],
    ['compose.yaml', Object.keys(api.environment)],
  ])('exist: %s', (_, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !settingNames.some((one) => one === name))).toEqual([]);
  });

  it('exist in the guide and in the Containerfile too', () => {
    const named = `${guide}${read('Containerfile')}`.match(/\bOJA_[A-Z_]+/g) ?? [];
    expect(named).toContain('OJA_STOP_SECONDS');
    expect(unknownSettings([...new Set(named)])).toEqual([]);
  });

  it('are all that production needs, once the secrets are filled in', () => {
    const secretOf = (name: string) => createHash('sha256').update(name).digest('base64');
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value || secretOf(name)]),
    );
    const outside = { provider: everyOrderDelivered, payments: cardsElsewhere };
    const settings = readSettings(filled, '/data');
    expect(settings.settingFaults).toBeUndefined();
    expect(productionFaults({ ...settings, ...outside })).toEqual([]);
    // Without the secrets, the copied file does not start a server.
    const empty = Object.keys(environment).filter((name) => !environment[name]);
    const said = productionFaults({ ...readSettings(environment, '/data'), ...outside }).join('\n');
    for (const name of empty.filter((one) => one !== 'OJA_METRICS_TOKEN'))
      expect(said).toContain(`${name} is missing`);
  });
});

describe('the stop timeout of a server', () => {
  it('covers its notice and the sales in progress', () => {
    const { normally } = settingRows().find(({ name }) => name === 'OJA_STOP_SECONDS') ?? { normally: '' };
    // 8 s for the provider, 3 s for its answer, 2 s for the last connections.
    const needed = Number(normally) + 8 + 3 + 2;
    expect(needed).toBeGreaterThan(13);
    expect(Number(valuesOf('oja.service', 'TimeoutStopSec')[0])).toBeGreaterThan(needed);
    expect(Number.parseInt(api.stop_grace_period, 10)).toBeGreaterThan(needed);
    expect(valuesOf('oja.service', 'KillSignal')).toEqual(['SIGTERM']);
    expect(read('Containerfile')).toContain('STOPSIGNAL SIGTERM');
  });
});

describe('the deployment files', () => {
  const inRepository = (path: string) => existsSync(join(root, path.replace('/opt/oja/', '')));

  it('name only scripts, settings and folders that exist', () => {
    const [script = ''] =
      /\/opt\/oja\/\S+\.sh/.exec(valuesOf('oja-backup.service', 'ExecStart')[0] ?? '') ?? [];
    expect(script).not.toBe('');
    const [documentation = ''] = valuesOf('oja.service', 'Documentation');
    const ofCompose = [api.env_file, api.build.context, caddy.volumes[0]?.split(':')[0] ?? '-'];
    const named = [
      script,
      documentation.replace('file:', ''),
      api.build.dockerfile,
      ...ofCompose.map((path) => `examples/reference-api/deploy/${path}`),
      ...[...guide.matchAll(/examples\/reference-api\/deploy\/[\w.-]+\w/g)].map(([path]) => path),
    ];
    expect(named.filter((path) => !inRepository(path))).toEqual([]);
    expect(guide).toContain('npm run ledger -w @oja/reference-api');
    const { scripts } = JSON.parse(readFileSync(join(root, 'examples/reference-api/package.json'), 'utf8'));
    expect(scripts).toHaveProperty('ledger');
  });

  it('start the server with the same command under systemd and in the container', () => {
    const [, started = ''] = /^CMD (.*)$/m.exec(read('Containerfile')) ?? [];
    const [start = ''] = valuesOf('oja.service', 'ExecStart');
    expect(start.replace('/opt/oja/node_modules/.bin/', '').split(' ')).toEqual(JSON.parse(started));
  });

  it.each(['backup.sh', 'restore.sh'])('contain a valid shell script: %s', (name) => {
    execFileSync('sh', ['-n', join(deploy, name)]);
  });

  const servers = findServers();
  it.skipIf(!servers)('contain a valid Caddyfile that retries no POST (skipped without Caddy)', () => {
    const args = ['adapt', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')];
    const made = execFileSync(servers?.caddy ?? '', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(made).toContain('"retry_match":[{"method":["GET","HEAD"]}]');
    expect(made).toContain('"uri":"/readyz"');
    expect(made).toContain('{http.request.uuid}');
  });
});
