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
        'The server does not start. Production requires this first:',
        faults,
        'docs/settings.md explains each setting. To try out Oja on this machine only, set OJA_ENV=demo.',
      );
    return;
  }
  const faults = [...settingFaults, ...demoFaults(options, hostname)];
  if (faults.length > 0) throw new StartRefused('The demo does not start:', faults);
}

/** The demo has public passwords and credits wallets for free, so it listens on loopback only. */
function demoFaults({ publicUrl }: ReferenceApiOptions, hostname: string): string[] {
  const faults: string[] = [];
  if (!isLoopback(hostname))
    faults.push(
      `HOST is "${hostname}", which other machines can reach. The demo runs on this machine only: unset HOST.`,
    );
  if (publicUrl !== undefined && !(URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname)))
    faults.push(
      `OJA_PUBLIC_URL is "${publicUrl}", which is not this machine. The demo runs on this machine only: unset it.`,
    );
  return faults;
}
