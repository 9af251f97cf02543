import type { Browser, Page } from 'playwright';
import { signIn } from './agent.ts';

/** Records the errors, warnings and policy violations of a page from now on, with its URL. */
export async function recordComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) complaints.push(`${page.url()}: ${said.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  // Browsers also log violations, but not those in frames or of a report-only policy.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI}`);
    });
  });
  return complaints;
}

/** Signs the demo agent in with a new browser context, and returns the complaints of the page. */
export async function complaintsOfSignIn(browser: Browser, baseURL: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    const complaints = await recordComplaints(page);
    await page.goto('/login');
    await signIn(page);
    return complaints;
  } finally {
    await context.close();
  }
}
