import { type Browser, chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { chromiumArgs, findChromium } from '../../../../scripts/chromium.mjs';

/** Launches the Chromium installed on this machine, or else Playwright's. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
}

/** Bundles a source module with its imports and returns the code. */
export async function builtModule(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? '';
}
