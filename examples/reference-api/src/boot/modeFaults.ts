import { isLoopback } from './loopback.ts';
import type { ReferenceApiOptions } from './options.ts';
import { productionFaults } from './productionFaults.ts';

/** Thrown if a start is refused. The message lists every fault for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly faults: readonly string[];

  constructor(heading: string, faults: readonly string[], advice = '') {
    super([heading, ...faults.map((fault) => `  - ${fault}`), ...(advice ? [advice] : [])].join('\n'));
    this.faults = faults;
  }
}

/** Throws if options mix demo and production, or are unsafe for production. `hostname`: the address to listen on. */
export function checkMode(options: ReferenceApiOptions, hostname: string): void {
  const { mode, settingFaults = [] } = options;
  if (mode === 'production') {
    const faults = [...settingFaults, ...productionFaults(options)];
    if (faults.length > 0)
      throw new StartRefused(
        'The server does not start: production needs this first.',
        faults,
        'docs/settings.md says what each of them is. To try Oja out on this machine alone, set OJA_ENV=demo.',
      );
    return;
  }
  const faults = [...settingFaults, ...demoFaults(options, hostname)];
  if (faults.length > 0) throw new StartRefused('The demo does not start.', faults);
}

/** The demo has public passwords and credits wallets for free, so it listens on loopback only. */
function demoFaults({ publicUrl }: ReferenceApiOptions, hostname: string): string[] {
  const faults: string[] = [];
  if (!isLoopback(hostname))
    faults.push(
      `HOST is "${hostname}", which other machines can reach, and the demo is for this machine alone. Leave HOST out.`,
    );
  if (publicUrl !== undefined && !(URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname)))
    faults.push(
      `OJA_PUBLIC_URL is "${publicUrl}", which is not this machine, and the demo is for this machine alone. Leave it out.`,
    );
  return faults;
}
