import type { Browser } from 'playwright';
import { signIn } from '../agent.ts';

/** Signs the demo agent in with a new browser context, and returns the console's errors and warnings. */
export async function complaintsOfSignIn(browser: Browser, baseURL: string): Promise<string[]> {
  const complaints: string[] = [];
  const context = await browser.newContext({ baseURL });
  try {
    const tab = await context.newPage();
    tab.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) complaints.push(said.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`violates ${effectiveDirective}: ${blockedURI}`);
      });
    });
    await tab.goto('/login');
    await signIn(tab);
    return complaints;
  } finally {
    await context.close();
  }
}
