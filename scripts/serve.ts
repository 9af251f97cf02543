import { startPartnerSite } from '../examples/partner-site/src/index.ts';
import {
  DEMO_AGENT,
  DEMO_API_KEY,
  magicNumbers,
  PORTED_TO_MTN,
  type ReferenceApiOptions,
  runCommand,
  startReferenceApi,
} from '../examples/reference-api/src/index.ts';
import { at } from './build/paths.ts';

type Script = (typeof magicNumbers)[string];

const paces: Record<Script['pace'], (outcome: string) => string> = {
  'at once': (outcome) => `${outcome} at once`,
  pending: (outcome) => `held at first, then ${outcome}`,
  silent: (outcome) => `the provider does not answer at first, then ${outcome}`,
};
const outcomes: Record<Script['outcome'], string> = {
  delivered: 'delivered',
  failed: 'failed and refunded',
};
const lines: Record<NonNullable<Script['fault']>, string> = {
  drop: '; the connection breaks before the response',
  html: '; a gateway responds with a web page',
};

// Runs in demo mode by default. Production is refused, because this command has no provider.
await runCommand({
  environment: { OJA_ENV: 'demo', ...process.env },
  dataDir: at('.data/reference-api'),
  start: serve,
});

async function serve(settings: ReferenceApiOptions): Promise<{ close(): Promise<void> }> {
  // The address of `npm run dev`, which serves the dashboard from its sources. Otherwise this server serves the built
  // one.
  const dashboard = /^--dashboard=(.+)$/m.exec(process.argv.join('\n'))?.[1];
  const api = await startReferenceApi({
    ...settings,
    staticDirs: {
      ...(!dashboard && { dashboard: at('packages/dashboard/dist') }),
      embed: at('packages/widgets/dist/embed'),
    },
    log: (line) => line.level === 'error' && console.error(JSON.stringify(line)),
  });
  const partner = await startPartnerSite({ port: settings.port + 1, apiBase: api.url, apiKey: DEMO_API_KEY });
  console.log(welcome(api.url, partner.url, dashboard));
  return {
    close: async () => {
      await partner.close();
      await api.close();
    },
  };
}

function welcome(api: string, partner: string, dashboard = api): string {
  const numbers = Object.entries(magicNumbers).map(([number, script]) => [number, story(script)]);
  const rows = [
    ...numbers,
    [PORTED_TO_MTN, 'a T2 number that was ported to MTN: delivered only if marked as ported'],
  ];
  return `
  Dashboard     ${dashboard}
  Partner site  ${partner}
                ${partner}/pages: the simplest, a themed shop and the strictest
  API           ${api}/api/v1/agent

  Sign in as    ${DEMO_AGENT.username}
  Password      ${DEMO_AGENT.password}

  Numbers with a fixed outcome (other numbers are delivered most of the time):
${rows.map(([number, outcome]) => `  ${number}   ${outcome}`).join('\n')}

  Stop with Ctrl+C. The data is kept; \`npm start -- --reset\` deletes it and starts again.
`;
}

function story({ outcome, pace, fault }: Script): string {
  return paces[pace](outcomes[outcome]) + (fault ? lines[fault] : '');
}
